import { z } from 'zod/mini';
import { CliError } from '../errors';
import { ApiRefusal, exchange } from '../exchange';
import type { TokenStore, Tokens } from './token-store';

/** An access token lives for an hour. */
const REFRESH_AFTER_MS = 55 * 60_000;
const LOGOUT_TIMEOUT_MS = 3_000;

const signedIn = z.object({ access_token: z.string(), refresh_token: z.string() });

const SIGN_IN = 'Sign in first: emberforge login';

/** Where a learner was signed out: `here` if the session on the server lives on. */
export type SignedOut = 'everywhere' | 'here' | 'nobody';

/** The learner's session with one server (docs/session.md). Every new token is saved before it's used. */
export class Session {
  constructor(
    readonly server: string,
    readonly store: TokenStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** Signs in with a one-time code, as it was pasted. @throws CliError */
  async signIn(pasted: string): Promise<void> {
    const otp = pasted.replace(/[^A-Za-z0-9_-]/g, '');
    if (otp === '') throw new CliError('That was empty.', 'Copy the code from the page, and paste it here.');
    const reply = await exchange(this.server, 'POST', '/auth/otp/login', { body: { otp } }).catch((error) => {
      if (error instanceof ApiRefusal && error.status === 403)
        throw new CliError(
          'That code doesn’t work anymore.',
          'Refresh the page in your browser, and try again.',
        );
      throw error;
    });
    await this.keep(reply);
  }

  /** A token that lives for at least 5 minutes more. @throws CliError if the learner isn't signed in */
  async accessToken(): Promise<string> {
    const tokens = await this.tokens();
    const age = this.now() - tokens.refreshedAt;
    // A clock that was set back makes the age negative.
    const isFresh = age >= 0 && age < REFRESH_AFTER_MS;
    return isFresh ? tokens.accessToken : this.renew(tokens);
  }

  async renewedAccessToken(): Promise<string> {
    return this.renew(await this.tokens());
  }

  /** Signs out here in any case, and on the server if it answers in time. */
  async signOut(): Promise<SignedOut> {
    const tokens = await this.store.read(this.server);
    if (!tokens) return 'nobody';
    const hasEnded = await exchange(this.server, 'POST', '/auth/logout', {
      headers: { 'X-Refresh-Token': tokens.refreshToken },
      timeoutMs: LOGOUT_TIMEOUT_MS,
    }).then(
      () => true,
      (error) => error instanceof ApiRefusal && error.status === 401, // it had ended before
    );
    await this.store.delete(this.server);
    return hasEnded ? 'everywhere' : 'here';
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.store.read(this.server)) !== undefined;
  }

  private async tokens(): Promise<Tokens> {
    const tokens = await this.store.read(this.server);
    if (!tokens) throw new CliError('You aren’t signed in.', SIGN_IN);
    return tokens;
  }

  private async renew({ refreshToken }: Tokens): Promise<string> {
    const headers = { 'X-Refresh-Token': refreshToken };
    const reply = await exchange(this.server, 'POST', '/auth/refresh', { headers }).catch(async (error) => {
      if (!(error instanceof ApiRefusal) || error.status !== 401) throw error;
      await this.store.delete(this.server);
      throw new CliError('Your session has ended.', SIGN_IN);
    });
    return this.keep(reply);
  }

  private async keep(reply: unknown): Promise<string> {
    const tokens = z.safeParse(signedIn, reply);
    if (!tokens.success) throw new CliError(`${this.server} didn’t answer like an Emberforge server.`);
    const { access_token: accessToken, refresh_token: refreshToken } = tokens.data;
    await this.store.write(this.server, { accessToken, refreshToken, refreshedAt: this.now() });
    return accessToken;
  }
}
