import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier, rememberCaller } from './caller';
import { endpointOf } from './serve';

/** Lets a request in by its endpoint's `auth`. A token that was sent must be good, also where none is needed. */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(@Inject(ACCESS_TOKEN_VERIFIER) private readonly tokens: AccessTokenVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const auth = endpointOf(context)?.auth;
    if (auth !== 'user' && auth !== 'optional') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerToken(request);
    if (token) rememberCaller(request, await this.tokens.verify(token));
    else if (auth === 'user') throw new DomainError('unauthenticated', "You're not logged in");
    return true;
  }
}

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
