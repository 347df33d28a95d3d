import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REDIS_SERVER, TestRedis } from '../../sandbox/testing/redis';
import { Invalidations, RedisInvalidations } from '.';

const CHANNEL = 'emberforge:invalidations';

/** The keys that a process gets for `name`; `everything` without one. */
function heardBy(process: Invalidations, name = 'pages'): string[] {
  const heard: string[] = [];
  process.on(name, (key = 'everything') => void heard.push(key));
  return heard;
}

describe('in one process', () => {
  test('those who listen to a name are called immediately, and waited for', async () => {
    const process = new Invalidations();
    const [pages, others] = [heardBy(process), heardBy(process, 'images')];
    const read = Promise.withResolvers<void>();
    process.on('pages', () => read.promise);
    let isDone = false;
    const announced = process.announce('pages', 'home').then(() => {
      isDone = true;
    });
    expect(pages).toEqual(['home']);
    await Promise.resolve();
    expect(isDone).toBe(false);
    read.resolve();
    await announced;
    expect(others).toEqual([]);
  });

  test('what goes wrong when they read again is thrown to the caller', async () => {
    const process = new Invalidations();
    process.on('pages', () => Promise.reject(new Error('no connection')));
    await expect(process.announce('pages')).rejects.toThrow('no connection');
  });
});

describe.skipIf(!REDIS_SERVER)('two processes on one Redis', () => {
  let redis: TestRedis;
  const processes: RedisInvalidations[] = [];
  beforeAll(async () => {
    redis = await TestRedis.start();
  });
  afterEach(() => {
    for (const process of processes.splice(0)) process.onApplicationShutdown();
  });
  afterAll(() => redis.stop());

  /** With what each has heard about pages, once they're connected to each other. */
  async function listening() {
    const open = () => {
      const process = new RedisInvalidations(redis.url);
      processes.push(process);
      return { process, heard: heardBy(process) };
    };
    const both = [open(), open()] as const;
    for (const { heard } of both) {
      await expect.poll(() => heard).toEqual(['everything']);
      heard.length = 0;
    }
    return both;
  }

  test('tell each other, once', async () => {
    const [one, other] = await listening();
    const announced = one.process.announce('pages', 'home');
    expect(one.heard).toEqual(['home']);
    await announced;
    await one.process.announce('pages');
    await expect.poll(() => other.heard).toEqual(['home', 'everything']);
    await other.process.announce('pages', 'last');
    await expect.poll(() => one.heard).toEqual(['home', 'everything', 'last']);
  });

  test('one that was cut off drops everything when it’s connected again', async () => {
    const [one, other] = await listening();
    await redis.client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(() => [one.heard, other.heard]).toEqual([['everything'], ['everything']]);
    await one.process.announce('pages', 'home');
    await expect.poll(() => other.heard).toEqual(['everything', 'home']);
  });

  test('while Redis hangs, a process still drops its own, and the other follows', async () => {
    const [one, other] = await listening();
    redis.pause();
    await one.process.announce('pages', 'home');
    expect(one.heard).toEqual(['home']);
    redis.resume();
    await expect.poll(() => other.heard).toEqual(['home']);
    expect(await redis.client.pubsub('NUMSUB', CHANNEL)).toEqual([CHANNEL, 2]);
  });
});
