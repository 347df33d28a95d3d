import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { RouteConfig } from '@nestjs/platform-fastify';
import { text } from '@shared/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import type { AccessTokenVerifier } from './caller';
import { bearerToken } from './endpoint-guard';
import { RateLimitStore } from './rate-limit-store';

/** All calls of one signed-in user together. */
const MAX_PER_USER = 600;
/** All calls from one address that no user is signed in to: a school may have one address for everybody. */
const MAX_PER_ADDRESS = 1_200;
const WINDOW_MS = 60_000;

/** Who has a limit to themself: the verified user, and everybody else by address; or always the address. */
export type RateLimitKey = 'caller' | 'address';

/**
 * At most `max` requests in `windowMs` to this handler. Handlers that nobody has to sign in for, and that somebody could
 * open many accounts with, count by `address`.
 */
export function RateLimit(max: number, windowMs: number, key: RateLimitKey = 'caller'): MethodDecorator {
  const keyGenerator = key === 'caller' ? callerOf : addressOf;
  return RouteConfig({ rateLimit: { max, timeWindow: windowMs, keyGenerator } });
}

/** Unless SIGN_INS_PER_MINUTE says otherwise. */
const SIGN_INS_PER_MINUTE = 30;

/**
 * For handlers that sign somebody up or in: a limit by address, which a class that starts together behind one address
 * needs to be higher (docs/hosting.md).
 */
export function SignInRateLimit(): MethodDecorator {
  const max = ({ server }: FastifyRequest) => (server as SignInLimited)[SIGN_IN_LIMIT] ?? SIGN_INS_PER_MINUTE;
  return RouteConfig({ rateLimit: { max, timeWindow: WINDOW_MS, keyGenerator: addressOf, onExceeded } });
}

const SIGN_IN_LIMIT = Symbol('sign-in-limit');
const ON_SIGN_IN_LIMIT = Symbol('on-sign-in-limit');
type OnSignInLimit = (address: string, limit: number) => void;
type SignInLimited = FastifyInstance & { [SIGN_IN_LIMIT]?: number; [ON_SIGN_IN_LIMIT]?: OnSignInLimit };

/** For the operator; only the first refusal in a minute, so that a robot doesn't fill the log. */
function onExceeded({ log, server }: FastifyRequest, key: string): void {
  const now = Date.now();
  if (now - (lastNotice.get(server) ?? 0) < WINDOW_MS) return;
  lastNotice.set(server, now);
  const { [SIGN_IN_LIMIT]: limit = SIGN_INS_PER_MINUTE, [ON_SIGN_IN_LIMIT]: notify } =
    server as SignInLimited;
  const address = key.replace('address:', '');
  log.warn(
    `More than ${limit} sign-ups or sign-ins in a minute from ${address}: some were refused. ` +
      'If a school or a company has this address, set SIGN_INS_PER_MINUTE.',
  );
  notify?.(address, limit);
}
const lastNotice = new WeakMap<FastifyInstance, number>();

export interface RateLimitOptions {
  tokens: AccessTokenVerifier;
  /** Servers that share a Redis share their limits. */
  redisUrl?: string | undefined;
  signInsPerMinute?: number;
  /** Called when the limit of sign-ups and sign-ins refuses somebody, once a minute at most. */
  onSignInLimit?: OnSignInLimit;
}

/** Limits all calls together, and each handler that has a `@RateLimit`. */
export async function limitRates(
  fastify: FastifyInstance,
  { tokens, redisUrl, signInsPerMinute, onSignInLimit }: RateLimitOptions,
): Promise<void> {
  (fastify as SignInLimited)[SIGN_IN_LIMIT] = signInsPerMinute;
  (fastify as SignInLimited)[ON_SIGN_IN_LIMIT] = onSignInLimit;
  await fastify.register(rateLimit, {
    global: false,
    store: RateLimitStore.on(redisUrl, fastify),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  const checkAllCalls = fastify.createRateLimit({
    max: (_request, key) => (key.startsWith(USER) ? MAX_PER_USER : MAX_PER_ADDRESS),
    timeWindow: WINDOW_MS,
    keyGenerator: callerOf,
  });
  // Before the hooks of the handlers, which find the caller identified.
  fastify.addHook('onRequest', async (request) => {
    if (!isApi(request)) return;
    await identify(request, tokens);
    const limit = await checkAllCalls(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttlInSeconds);
  });
}

export const tooMany = (seconds: number) =>
  new DomainError('rate-limited', tooManyFor(seconds), {
    retryAfterSeconds: seconds,
  });

/** The client's address, as far as TRUST_PROXY lets proxies name it; of IPv6 the network, which one client has whole. */
export const clientAddress = (request: FastifyRequest): string => normalizeIP(request.ip);

/** By the route, since its path may be written in several ways, or by the path, which may be unknown. */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/v1/') || url.startsWith('/v1/');

const USER = 'user:';
const CALLER = Symbol('rate-limit-caller');
type Identified = FastifyRequest & { [CALLER]?: string };

const addressOf = (request: FastifyRequest): string => `address:${clientAddress(request)}`;
const callerOf = (request: Identified): string => request[CALLER] ?? addressOf(request);

/** A token counts only when it is verified: anybody can make up a header. */
async function identify(request: Identified, tokens: AccessTokenVerifier): Promise<void> {
  const token = bearerToken(request);
  if (!token) return;
  // If that fails for any reason, the request counts by its address: the guard verifies the token too, and answers.
  const caller = await tokens.verify(token).catch(() => undefined);
  // An admin who views a learner's account uses up their own limit.
  if (caller) request[CALLER] = `${USER}${caller.actorId ?? caller.userId}`;
}

const tooManyFor = (seconds: number) =>
  seconds < 90
    ? text('request.too-many-for-seconds', { seconds })
    : text('request.too-many-for-minutes', { minutes: Math.ceil(seconds / 60) });
