import { Redis } from 'ioredis';

/** For BullMQ's workers and for subscriptions: waits as long as Redis is away, and goes on when it is back. */
export const patientRedis = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: null, lazyConnect: false }));

/** For what a learner waits for: fails at once while Redis is away. */
export const promptRedis = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, connectTimeout: 3000 }));

/** A lost connection is an event without a listener, which would end the process; commands tell of it by themselves. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => {});
}

/** Redis' own clock, which every machine shares. Milliseconds. */
export async function redisNow(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
}

/** @throws when Redis does not answer: whoever starts then has to look at the address. */
export async function demandRedis(url: string): Promise<void> {
  const redis = promptRedis(url);
  try {
    await redis.ping();
  } catch (cause) {
    throw new Error('Redis cannot be reached at REDIS_URL.', { cause });
  } finally {
    redis.disconnect();
  }
}
