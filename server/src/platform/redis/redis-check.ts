import { Redis } from 'ioredis';
import type { ReadinessCheck } from '../telemetry';

const TIMEOUT_MS = 1_500;

/** Asks Redis itself each time, on a connection of its own: a Redis that hangs leaves every connection open. */
export function redisReadiness(url: string): ReadinessCheck & { close: () => void } {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  // Reported by the check; without a listener it would end the process.
  redis.on('error', () => {});
  return {
    name: 'redis',
    isReady: async () => (await redis.ping()) === 'PONG',
    close: () => redis.disconnect(),
  };
}
