import { Inject, Injectable } from '@nestjs/common';
import {
  type Arrival,
  type ProviderAccount,
  type ProviderSignIn,
  SignInWithProvider,
  splitName,
} from '@server/people/auth';
import { SETTINGS, type Settings } from '@server/platform/config';
import { GITHUB_LOGIN_RETURN_PATH } from '@shared/contracts';
import { GithubProblem } from '@shared/lesson-types';
import type { Locale } from '@shared/locales';
import { z } from 'zod';
import { loginFailed, notConfigured, unreachable } from '../github.errors';
import type { GithubApp, GithubSettings } from '../github.settings';
import { GithubAccounts } from '../github-accounts';
import { GithubClient, TokenRefused } from '../github-client';
import { CodeRefused, GithubOAuth } from '../github-oauth';
import { LoginStates } from './login-states';

const userReply = z.object({ id: z.number().int(), login: z.string().min(1), name: z.string().nullish() });
const emailsReply = z.array(z.object({ email: z.string(), verified: z.boolean(), primary: z.boolean() }));

/** Signs in with GitHub: its web flow with PKCE, and the scope `user:email` for the verified address. */
@Injectable()
export class GithubLogin {
  private readonly settings: GithubApp | undefined;
  private readonly redirectUrl: string;

  constructor(
    @Inject(SETTINGS) { github, publicUrl }: GithubSettings & Pick<Settings, 'publicUrl'>,
    private readonly states: LoginStates,
    private readonly accounts: GithubAccounts,
    private readonly signIn: SignInWithProvider,
  ) {
    this.settings = github;
    this.redirectUrl = `${publicUrl}${GITHUB_LOGIN_RETURN_PATH}`;
  }

  /**
   * GitHub's page that asks the visitor; undefined without settings.
   * @param browser the secret in this browser's cookie.
   */
  start(browser: string, arrival: Arrival): string | undefined {
    if (!this.settings) return undefined;
    const state = this.states.create(browser, arrival);
    return new GithubOAuth(this.settings).authorizeUrl({
      state,
      verifier: this.states.verifierOf(state),
      redirectUrl: this.redirectUrl,
      scope: 'user:email',
    });
  }

  /**
   * @throws DomainError `forbidden` (another browser's or an old state; a code that GitHub refuses; no verified email
   * address), `conflict` or `unavailable`.
   */
  async finish(
    { code, state }: { code: string; state: string },
    browser: string | undefined,
    userAgent: string | undefined,
    locale?: Locale,
  ): Promise<ProviderSignIn> {
    const settings = this.settings;
    if (!settings) throw notConfigured();
    const arrival = this.states.open(state, browser);
    if (!arrival) throw loginFailed();
    const { token, account } = await this.exchange(settings, code, state);
    const provider = { name: 'GitHub' as const, accounts: this.accounts.linkedWith(token) };
    return this.signIn.execute(provider, account, { ...arrival, userAgent, locale });
  }

  private async exchange(
    settings: GithubApp,
    code: string,
    state: string,
  ): Promise<{ token: string; account: ProviderAccount }> {
    try {
      const verifier = this.states.verifierOf(state);
      const { redirectUrl } = this;
      const token = await new GithubOAuth(settings).exchange(code, { verifier, redirectUrl });
      const client = new GithubClient(settings.apiUrl, token);
      const user = userReply.parse(await client.get('/user'));
      const emails = emailsReply.parse((await client.get('/user/emails')) ?? []);
      const verifiedEmail = emails.find(({ primary, verified }) => primary && verified)?.email ?? null;
      return {
        token,
        account: {
          subject: String(user.id),
          label: user.login,
          verifiedEmail,
          ...splitName(user.name ?? user.login),
        },
      };
    } catch (error) {
      const isRefused =
        error instanceof CodeRefused ||
        error instanceof TokenRefused ||
        error instanceof z.ZodError ||
        (error instanceof GithubProblem && error.retryAfterSeconds === undefined);
      throw isRefused ? loginFailed(error) : unreachable(error);
    }
  }
}
