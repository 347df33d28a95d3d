/** The stores of @fastify/rate-limit, which come without types. */
interface RateLimitStoreOfPlugin {
  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
    max: number,
  ): void;
  child(route: object): RateLimitStoreOfPlugin;
}

declare module '@fastify/rate-limit/store/LocalStore.js' {
  const LocalStore: new (continueExceeding: boolean, exponentialBackoff: boolean) => RateLimitStoreOfPlugin;
  export default LocalStore;
}

declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type { Redis } from 'ioredis';

  const RedisStore: new (
    continueExceeding: boolean,
    exponentialBackoff: boolean,
    redis: Redis,
    prefix: string,
  ) => RateLimitStoreOfPlugin;
  export default RedisStore;
}
