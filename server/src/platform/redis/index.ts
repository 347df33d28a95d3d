export { checkRedis, RedisUnusable } from './check-redis';
export { OptionalRedis } from './optional-redis';
export { RedisChannel } from './redis-channel';
export { redisReadiness } from './redis-check';
export { isRedisUnavailable } from './redis-errors';
export { RedisSubscriber } from './redis-subscriber';
