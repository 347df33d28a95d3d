import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { isOpenWhileImpersonating } from '@shared/contracts/endpoint';
import { text } from '@shared/texts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { ACCESS_TOKEN_VERIFIER, type AccessTokenVerifier, rememberCaller } from './caller';
import { endpointOf } from './serve';

/**
 * Lets a request in by its endpoint's `auth`. A token that was sent must be good, also where none is needed. An admin who
 * acts as a learner gets what the endpoint's `whileImpersonating` says.
 */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(@Inject(ACCESS_TOKEN_VERIFIER) private readonly tokens: AccessTokenVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context);
    if (endpoint?.auth !== 'user' && endpoint?.auth !== 'optional') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerToken(request);
    if (token) {
      const caller = await this.tokens.verify(token);
      if (caller.actorId !== undefined && !isOpenWhileImpersonating(endpoint))
        throw refusedWhileImpersonating();
      rememberCaller(request, caller);
    } else if (endpoint.auth === 'user')
      throw new DomainError('unauthenticated', text('session.not-logged-in'));
    return true;
  }
}

const refusedWhileImpersonating = () => new DomainError('forbidden', text('session.not-while-impersonating'));

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
