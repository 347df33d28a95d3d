import { Redis } from 'ioredis';

/** For BullMQ's workers and subscriptions: waits while Redis is down and continues when it's back. */
export const createBlockingClient = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: null, lazyConnect: false }));

/** For requests a learner is waiting on: fails right away while Redis is down, and soon when it hangs. */
export const createFailFastClient = (url: string): Redis =>
  quiet(new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 3000, commandTimeout: 5000 }));

/** An `error` event without a listener would crash the process. Commands report a lost connection themselves. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => {});
}

/** Redis' own clock, shared by all machines. Milliseconds. */
export async function redisNow(redis: Pick<Redis, 'time'>): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
}

/** @throws if Redis doesn't answer */
export async function assertReachable(url: string): Promise<void> {
  const redis = createFailFastClient(url);
  try {
    await redis.ping();
  } catch (cause) {
    throw new Error('Redis can’t be reached at REDIS_URL.', { cause });
  } finally {
    redis.disconnect();
  }
}
