import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** A request never waits longer than this for its limit to be checked. */
const REDIS_TIMEOUT_MS = 250;
/** After a failure, requests are counted here for so long before Redis is asked again. */
const REDIS_PAUSE_MS = 1_000;
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
    private readonly shared: { store: Store; redis: SharedRedis } | undefined,
  ) {}

  /** The class that @fastify/rate-limit makes its store of. */
  static on(redisUrl: string | undefined, fastify: FastifyInstance): new () => Store {
    const redis = redisUrl === undefined ? undefined : new SharedRedis(redisUrl, fastify);
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

/** A connection that fails right away instead of keeping requests waiting, and says once that it did. */
class SharedRedis {
  readonly client: Redis;
  private readonly log: FastifyInstance['log'];
  private pausedUntil = 0;
  private hasFailed = false;

  constructor(url: string, fastify: FastifyInstance) {
    this.log = fastify.log;
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: REDIS_TIMEOUT_MS,
      maxRetriesPerRequest: 0,
    });
    this.client.on('error', (error) => this.report(error));
    const onClose = () => this.report(new Error('The connection was closed.'));
    this.client.on('close', onClose);
    fastify.addHook('onClose', async () => {
      this.client.off('close', onClose).disconnect();
    });
  }

  isUp(): boolean {
    return this.client.status === 'ready' && performance.now() >= this.pausedUntil;
  }

  report(error: Error | null): void {
    if (error) this.pausedUntil = performance.now() + REDIS_PAUSE_MS;
    if (this.hasFailed === (error !== null)) return;
    this.hasFailed = error !== null;
    if (error) this.log.warn({ err: error }, 'Redis failed: each server counts its rate limits by itself.');
    else this.log.info('Redis is back: all servers count their rate limits together again.');
  }
}
