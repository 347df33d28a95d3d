export { CacheModule } from './cache.module';
export { CachedValue } from './cached-value';
export { Invalidations } from './invalidations';
export { RedisInvalidations } from './redis-invalidations';
