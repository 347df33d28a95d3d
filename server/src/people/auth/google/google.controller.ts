import { Controller, Req, Res } from '@nestjs/common';
import { Input, RateLimit, Serve, SignInRateLimit, UserId } from '@server/platform/http';
import { RequestLocale } from '@server/platform/locale';
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
import { replyWithSession } from '../oauth/reply-with-session';
import { RefreshCookie } from '../refresh-cookie';
import { GoogleAccounts } from './google-accounts';
import { GoogleNonces } from './google-nonces';
import { GoogleTokens } from './google-tokens';

@Controller()
export class GoogleController {
  constructor(
    private readonly tokens: GoogleTokens,
    private readonly nonces: GoogleNonces,
    private readonly identities: Identities,
    private readonly signIn: SignInWithProvider,
    private readonly accounts: GoogleAccounts,
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
    const account = await this.tokens.verify(body.googleJWT, this.nonces.read(request));
    await this.accounts.link(userId, account);
    return { Email: account.label };
  }

  @Serve(unsyncGoogle)
  @RateLimit(30, 60_000)
  async unlink(@UserId() userId: string): Promise<object> {
    await this.accounts.unlink(userId);
    return {};
  }
}
