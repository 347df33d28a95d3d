export { checkRedis, RedisUnusable } from './check-redis';
export { redisReadiness } from './redis-check';
export { isRedisUnavailable } from './redis-errors';
