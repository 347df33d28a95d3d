import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshCookie } from '../refresh-cookie';
import { newSecret } from '../secrets';

const SECRET = /^[\w-]{43}$/;

/**
 * A random value that only this browser has, while a sign-in with a provider is on its way: what comes back has to be for
 * the same browser, so nobody can be made to sign in to a stranger's account.
 */
export class SignInCookie {
  constructor(
    private readonly name: string,
    private readonly ttlSeconds: number,
    private readonly refreshCookie: RefreshCookie,
  ) {}

  /** The browser's value, or a new one. Keeps an existing one, for the sake of other windows. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const value = this.read(request) ?? newSecret();
    reply.setCookie(this.name, value, { ...this.refreshCookie.options, maxAge: this.ttlSeconds });
    return value;
  }

  read(request: FastifyRequest): string | undefined {
    const value = request.cookies[this.name];
    return value !== undefined && SECRET.test(value) ? value : undefined;
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.refreshCookie.options);
  }
}
