import { describe, expect, test } from 'vitest';
import type { SandboxRunner } from '../sandbox-runner';
import { REDIS_SERVER, TestRedis } from '../testing/redis';
import { QueueRunner } from './queue-runner';

const sandbox = { concurrency: 1, lane: () => ({}), stats: () => ({ ready: true, fleets: {} }) };
const log = { info: () => {}, warn: () => {} };
const FOREVER = 2 ** 30;

describe.skipIf(!REDIS_SERVER)('a runner that is told to stop', () => {
  let redis: TestRedis;

  const started = async () => {
    redis = await TestRedis.start();
    const runner = new QueueRunner(sandbox as unknown as SandboxRunner, { redisUrl: redis.url, log });
    await runner.start();
    return runner;
  };

  test('ends while Redis is away', async () => {
    const runner = await started();
    await redis.stop();
    await runner.close(FOREVER);
  });

  test('ends while Redis hangs', async () => {
    const runner = await started();
    redis.pause();
    await runner.close(100);
    await redis.stop();
  });

  test('tells the servers that it’s gone', async () => {
    const runner = await started();
    expect(await redis.client.hlen('emberforge:runners')).toBe(1);
    await runner.close(FOREVER);
    expect(await redis.client.hlen('emberforge:runners')).toBe(0);
    await redis.stop();
  });
});
