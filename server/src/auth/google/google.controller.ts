import { Controller, Req, Res } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { Input, RateLimit, Serve, SignInRateLimit, UserId } from '@server/platform/http';
import { RequestLocale } from '@server/platform/locale';
import { UserRepository } from '@server/users';
import {
  googleLogin,
  type InputOf,
  linkGoogle,
  type ReplyOf,
  type SignedInReply,
  unsyncGoogle,
} from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignOrigin } from '../auth.errors';
import { Identities } from '../identities/identities';
import { SignInWithProvider } from '../identities/sign-in-with-provider';
import { SignInWayAdded } from '../notices/notices.events';
import { replyWithSession } from '../oauth/reply-with-session';
import { RefreshCookie } from '../refresh-cookie';
import { GoogleNonces } from './google-nonces';
import { GoogleTokens } from './google-tokens';

@Controller()
export class GoogleController {
  constructor(
    private readonly tokens: GoogleTokens,
    private readonly nonces: GoogleNonces,
    private readonly identities: Identities,
    private readonly signIn: SignInWithProvider,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly cookie: RefreshCookie,
  ) {}

  @Serve(googleLogin)
  @SignInRateLimit()
  async login(
    @Input() { body }: InputOf<typeof googleLogin>,
    @RequestLocale() locale: Locale,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInReply> {
    if (!this.cookie.isFromApp(request)) throw foreignOrigin();
    const account = await this.tokens.verify(body.googleJWT, this.nonces.read(request));
    const provider = { name: 'Google' as const, accounts: this.identities.of('google') };
    const userAgent = request.headers['user-agent'];
    const session = await this.signIn.execute(provider, account, { ...body, userAgent, locale });
    return replyWithSession(session, reply, this.cookie);
  }

  @Serve(linkGoogle)
  @RateLimit(30, 60_000)
  async link(
    @Input() { body }: InputOf<typeof linkGoogle>,
    @UserId() userId: string,
    @Req() request: FastifyRequest,
  ): Promise<ReplyOf<typeof linkGoogle>> {
    const { subject, label } = await this.tokens.verify(body.googleJWT, this.nonces.read(request));
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      await this.identities.link(tx, userId, { provider: 'google', subject, label });
      tx.emit(SignInWayAdded, { userId, way: 'Google' as const });
    });
    return { Email: label };
  }

  @Serve(unsyncGoogle)
  @RateLimit(30, 60_000)
  async unlink(@UserId() userId: string): Promise<object> {
    await this.database.transaction((tx) => this.identities.unlink(tx, userId, 'google'));
    return {};
  }
}
