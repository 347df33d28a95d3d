export { checkRedis, RedisUnusable } from './check-redis';
export { redisReadiness } from './redis-check';
