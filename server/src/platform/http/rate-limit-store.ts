import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyInstance } from 'fastify';
import { OptionalRedis } from '../redis';

const PREFIX = 'emberforge:rate-limit:';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** How a store of @fastify/rate-limit counts: a counter for each key, which starts again after its window. */
interface Store {
  incr(key: string, done: Counted, windowMs: number, max: number): void;
  child(route: object): Store;
}

/** Counts in Redis, for all servers together; without Redis, or while it fails, in this process. */
export class RateLimitStore implements Store {
  constructor(
    private readonly memory: Store,
    private readonly shared: { store: Store; redis: OptionalRedis } | undefined,
  ) {}

  /** The class that @fastify/rate-limit makes its store of. */
  static on(redisUrl: string | undefined, fastify: FastifyInstance): new () => Store {
    const redis = redisUrl === undefined ? undefined : redisOf(redisUrl, fastify);
    const shared = redis && { redis, store: new RedisStore(false, false, redis.client, PREFIX) };
    return class extends RateLimitStore {
      constructor() {
        super(new LocalStore(false, false), shared);
      }
    };
  }

  incr(key: string, done: Counted, windowMs: number, max: number): void {
    const { memory, shared } = this;
    if (!shared?.redis.isUp()) memory.incr(key, done, windowMs, max);
    else
      shared.store.incr(
        key,
        (error, result) => {
          shared.redis.report(error);
          if (error) memory.incr(key, done, windowMs, max);
          else done(null, result);
        },
        windowMs,
        max,
      );
  }

  child(route: object): Store {
    const { memory, shared } = this;
    return new RateLimitStore(memory.child(route), shared && { ...shared, store: shared.store.child(route) });
  }
}

function redisOf(url: string, fastify: FastifyInstance): OptionalRedis {
  const { log } = fastify;
  const redis = new OptionalRedis(url, {
    onFailed: (error) =>
      log.warn({ err: error }, 'Redis failed: each server counts its rate limits by itself.'),
    onBack: () => log.info('Redis is back: all servers count their rate limits together again.'),
  });
  fastify.addHook('onClose', async () => redis.close());
  return redis;
}
