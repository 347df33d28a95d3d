export { checkRedis, RedisUnusable } from './check-redis';
export { RedisChannel } from './redis-channel';
export { redisReadiness } from './redis-check';
export { isRedisUnavailable } from './redis-errors';
