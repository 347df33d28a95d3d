import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { bearerToken } from './endpoint-guard';

/** At most `max` requests in `windowMs` for each caller of this handler: the signed-in user, else the address. */
export function RateLimit(max: number, windowMs: number): MethodDecorator {
  return RouteConfig({ rateLimit: { max, timeWindow: windowMs, keyGenerator: callerKey } });
}

/** Limits only the handlers that ask for it. */
export async function limitRates(fastify: FastifyInstance): Promise<void> {
  await fastify.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

export const tooMany = (seconds: number) =>
  new DomainError('rate-limited', `Too many requests. Please try again in ${duration(seconds)}.`, {
    retryAfterSeconds: seconds,
  });

function callerKey(request: FastifyRequest): string {
  const token = bearerToken(request);
  return token ? createHash('sha256').update(token).digest('base64url') : request.ip;
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
