import { Controller, Get, HttpStatus, Query, Req, Res } from '@nestjs/common';
import { Identities, RefreshCookie, replyWithSession, SignInCookie } from '@server/people/auth';
import { Input, Serve, SignInRateLimit, UserId } from '@server/platform/http';
import { RequestLocale } from '@server/platform/locale';
import {
  GITHUB_LOGIN_RETURN_PATH,
  getLinkedAccounts,
  githubLogin,
  githubLoginQuery,
  type InputOf,
  type ReplyOf,
  type SignedInReply,
} from '@shared/contracts';
import type { Locale } from '@shared/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginFailed } from '../github.errors';
import { GithubAccounts } from '../github-accounts';
import { GithubLogin } from './github-login';

/** As long as the state. */
const COOKIE_TTL_S = 15 * 60;

@Controller()
export class GithubLoginController {
  private readonly browser: SignInCookie;

  constructor(
    private readonly login: GithubLogin,
    private readonly accounts: GithubAccounts,
    private readonly identities: Identities,
    private readonly cookie: RefreshCookie,
  ) {
    this.browser = new SignInCookie('github_sign_in', COOKIE_TTL_S, cookie);
  }

  /** Opened as a page, so it isn't a call of the contract. */
  @Get('/v1/auth/github/login')
  @SignInRateLimit()
  start(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { referring_user_id, redirect, originalPath, timezone } = githubLoginQuery.parse(query);
    const arrival = { referringUserUUID: referring_user_id, redirect, originalPath, userTimezone: timezone };
    const page = this.login.start(this.browser.ensure(request, reply), arrival);
    reply.header('cache-control', 'no-store');
    reply.redirect(page ?? `${GITHUB_LOGIN_RETURN_PATH}?error=not_configured`, HttpStatus.FOUND);
  }

  @Serve(githubLogin)
  @SignInRateLimit()
  async finish(
    @Input() { query }: InputOf<typeof githubLogin>,
    @RequestLocale() locale: Locale,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInReply> {
    if (!this.cookie.isFromApp(request)) throw loginFailed();
    const userAgent = request.headers['user-agent'];
    const session = await this.login.finish(query, this.browser.read(request), userAgent, locale);
    this.browser.clear(reply);
    return replyWithSession(session, reply, this.cookie);
  }

  @Serve(getLinkedAccounts)
  async linked(@UserId() userId: string): Promise<ReplyOf<typeof getLinkedAccounts>> {
    const [google, discord, github] = await Promise.all([
      this.identities.labelOf(userId, 'google'),
      this.identities.labelOf(userId, 'discord'),
      this.accounts.loginOf(userId),
    ]);
    return { Google: google, Github: github, Discord: discord };
  }
}
