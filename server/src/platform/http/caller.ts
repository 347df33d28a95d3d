import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who calls: the user whose access token came with the request, and the session it belongs to. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The admin who acts as this user; absent for the user's own calls. */
  actorId?: string;
}

/** Verifies access tokens; `auth` implements it. Rejects with DomainError `unauthenticated`. */
export interface AccessTokenVerifier {
  verify(token: string): Promise<Caller>;
}
export const ACCESS_TOKEN_VERIFIER = Symbol('access-token-verifier');

const CALLER = Symbol('caller');
type WithCaller = FastifyRequest & { [CALLER]?: Caller };

export const rememberCaller = (request: FastifyRequest, caller: Caller): void => {
  (request as WithCaller)[CALLER] = caller;
};

/** Undefined for a guest. */
export const callerOf = (context: ExecutionContext): Caller | undefined =>
  context.switchToHttp().getRequest<WithCaller>()[CALLER];

/** The caller's user UUID: always a string under auth `user`, maybe undefined under `optional`. */
export const UserId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf(context)?.userId,
);

/** The session of the caller's access token, under auth `user`. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => callerOf(context)?.sessionId,
);
