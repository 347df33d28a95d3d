import { HttpStatus } from '@nestjs/common';
import type { SignedInReply } from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import type { ProviderSignIn } from '../identities/sign-in-with-provider';
import type { RefreshCookie } from '../refresh-cookie';

/** Gives the browser its session: the refresh token in the cookie, and 201 for a new account. */
export function replyWithSession(
  { accessToken, refreshToken, isNew, redirect }: ProviderSignIn,
  reply: FastifyReply,
  cookie: RefreshCookie,
): SignedInReply {
  cookie.set(reply, refreshToken);
  if (isNew) reply.status(HttpStatus.CREATED);
  return { access_token: accessToken, ...(isNew && { registered: true as const }), redirect };
}
