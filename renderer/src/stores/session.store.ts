import type { AccessTokens, ApiClient } from '@web/api';
import { ApiError } from '@web/api';
import type { Platform } from '@web/platform';
import { makeAutoObservable, runInAction, when } from 'mobx';

/** `restoring` while the app checks at startup whether the refresh cookie is still valid. */
export type SessionStatus = 'restoring' | 'guest' | 'signed-in';

/** Remembers that someone is signed in on this browser, so guests don't have to wait for the server. */
const HINT = 'emberforge.was-signed-in';

/** Who is signed in (docs/session.md). The token itself stays in AccessTokens. */
export class SessionStore {
  status: SessionStatus = 'restoring';
  /** The signed-in user's UUID; null for a guest. */
  userId: string | null = null;
  /** Set if the session couldn't be restored because the server was unreachable. */
  restoreError: ApiError | undefined = undefined;
  /** The last session ended with a sign-out; it didn't expire. */
  hasSignedOut = false;

  constructor(
    private readonly api: ApiClient,
    private readonly tokens: AccessTokens,
    private readonly platform: Platform,
  ) {
    makeAutoObservable<this, 'api' | 'tokens' | 'platform'>(this, {
      api: false,
      tokens: false,
      platform: false,
    });
    tokens.onChange = (token) => this.onToken(token);
    platform.onMessage((message) => {
      if (message === 'signed-out') this.forget();
      else if (!this.isSignedIn) void this.restore();
    });
  }

  get isSignedIn(): boolean {
    return this.status === 'signed-in';
  }

  /** Signed in, or restoring the session of a returning learner, who shouldn't see the guest's page. */
  get isProbablySignedIn(): boolean {
    return this.isSignedIn || (this.status === 'restoring' && this.platform.storage.get(HINT) !== null);
  }

  /** Waits until the session is restored. Doesn't wait if nobody was signed in on this browser. */
  async whenRestored(): Promise<void> {
    if (this.isProbablySignedIn) await when(() => this.status !== 'restoring');
  }

  /** Call at startup. Doesn't ask the server if nobody was signed in on this browser. */
  async start(): Promise<void> {
    if (this.platform.storage.get(HINT) === null) this.status = 'guest';
    else await this.restore();
  }

  /** Restores the session from the refresh cookie. Only a 401 means signed out; other errors can be retried. */
  async restore(): Promise<void> {
    if (this.status === 'guest') this.status = 'restoring';
    this.restoreError = undefined;
    try {
      await this.tokens.refresh();
    } catch (error) {
      runInAction(() => {
        this.status = 'guest';
        if (error instanceof ApiError && error.status === 401) this.platform.storage.remove(HINT);
        else if (error instanceof ApiError) this.restoreError = error;
        else throw error;
      });
    }
  }

  /**
   * Signs in with the code of a magic link.
   * @throws ApiError if the code is unknown, used or expired.
   */
  async signInWithCode(otp: string): Promise<void> {
    const reply = await this.api.call('otpLogin', { body: { otp } });
    this.tokens.set(reply.access_token);
    this.platform.broadcast('signed-in');
  }

  /**
   * Ends the session on the server, then here.
   * @throws ApiError if the server can't be reached; the learner then stays signed in.
   */
  async signOut(): Promise<void> {
    await this.platform.exclusive('emberforge.refresh', () => this.api.call('logout'));
    this.forget();
    this.platform.broadcast('signed-out');
  }

  /** Clears the session in this window. */
  forget(): void {
    this.platform.storage.remove(HINT);
    this.hasSignedOut = true;
    this.tokens.clear();
    this.status = 'guest';
  }

  private onToken(token: string | null): void {
    this.status = token === null ? 'guest' : 'signed-in';
    this.userId = this.tokens.userId;
    if (token === null) return;
    this.restoreError = undefined;
    this.hasSignedOut = false;
    this.platform.storage.set(HINT, '1');
  }
}
