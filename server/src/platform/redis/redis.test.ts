import { createServer, type Server } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REDIS_SERVER, TestRedis } from '../../sandbox/testing/redis';
import { checkRedis } from './check-redis';
import { redisReadiness } from './redis-check';

describe('a Redis that is not there', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test.each([
    ['redis://127.0.0.1:1', /^Redis at 127\.0\.0\.1:1 \(REDIS_URL\) cannot be used: connect ECONNREFUSED/],
    [
      'redis://me:secret@nowhere.invalid',
      /^Redis at nowhere\.invalid:6379 \(REDIS_URL\) cannot be used: getaddrinfo/,
    ],
    ['redis://127.0.0.1:1/first', /: first is no database number\.$/],
  ])('%s is one line without the password', async (url, line) => {
    const error = await checkRedis(url).catch((raised: Error) => raised.message);
    expect(error).toMatch(line);
    expect(error).not.toMatch(/secret|\n/);
  });

  test('a port that hangs up is one line', async () => {
    server = createServer((socket) => socket.destroy());
    await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    await expect(checkRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow(
      /cannot be used: .*(hung up|ECONNRESET|EPIPE)/,
    );
  });
});

describe.skipIf(!REDIS_SERVER)('a Redis that is there', () => {
  let redis: TestRedis;
  let admin: Redis;
  beforeAll(async () => {
    redis = await TestRedis.start();
    admin = new Redis(redis.url);
  });
  afterAll(async () => {
    admin.disconnect();
    await redis.stop();
  });

  test('is taken as it is, with and without a database number', async () => {
    await checkRedis(redis.url);
    await checkRedis(`${redis.url}/3`);
  });

  test('has no database 99', async () => {
    await expect(checkRedis(`${redis.url}/99`)).rejects.toThrow(
      /cannot be used: it has no database of this number\.$/,
    );
  });

  test('does not speak TLS', async () => {
    const url = redis.url.replace('redis:', 'rediss:');
    await expect(checkRedis(url, 300)).rejects.toThrow(/cannot be used: .*TLS/);
  });

  test('refuses a wrong password, and none', async () => {
    await admin.config('SET', 'requirepass', 'right');
    try {
      const asked = redis.url.replace('redis://', 'redis://:wrong@');
      await expect(checkRedis(asked)).rejects.toThrow(/cannot be used: it refuses the password\.$/);
      await expect(checkRedis(redis.url)).rejects.toThrow(/cannot be used: it refuses the password\.$/);
    } finally {
      await admin.auth('right');
      await admin.config('SET', 'requirepass', '');
    }
  });

  test('is not ready while it hangs, and ready again after that', async () => {
    const check = redisReadiness(redis.url);
    // A check that rejects means "not ready", as it does for /readyz.
    const isReady = () => Promise.resolve(check.isReady()).catch(() => false);
    await expect.poll(isReady).toBe(true);
    redis.pause();
    expect(await isReady()).toBe(false);
    redis.resume();
    await expect.poll(isReady).toBe(true);
    check.close();
  });
});
