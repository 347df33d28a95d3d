import { type AccessTokens, type ApiClient, ApiError } from '@web/api';
import { canStore, type Platform } from '@web/platform';
import { makeAutoObservable, runInAction, when } from 'mobx';

/**
 * `restoring` while the app checks at startup whether the refresh cookie is still valid. `unknown` if the server couldn't
 * say: the learner then stays signed in here, and what needs the server fails until it answers.
 */
export type SessionStatus = 'restoring' | 'unknown' | 'guest' | 'signed-in';

/**
 * Both remember that someone is signed in on this browser, so guests don't have to wait for the server: one is the app's, the
 * other is a cookie that the server sets beside the refresh token (docs/session.md).
 */
const HINT = 'emberforge.was-signed-in';
const MARKER_COOKIE = 'signed_in';

/** Who is signed in (docs/session.md). The token itself stays in AccessTokens. */
export class SessionStore {
  status: SessionStatus = 'restoring';
  /** The user's UUID; null for a guest, and until the server has confirmed the session. */
  userId: string | null = null;
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
      else if (this.userId === null) void this.restore();
    });
  }

  /** Whether someone is signed in: as far as the server has said, or else as of the last visit. */
  get isSignedIn(): boolean {
    return this.status === 'signed-in' || this.status === 'unknown';
  }

  /** Signed in, or restoring the session of a returning learner, who shouldn't see the guest's page. */
  get isProbablySignedIn(): boolean {
    return this.isSignedIn || (this.status === 'restoring' && this.wasSignedIn);
  }

  private get wasSignedIn(): boolean {
    const { storage, getCookie } = this.platform;
    return storage.get(HINT) !== null || getCookie(MARKER_COOKIE) !== null;
  }

  /** Waits until the session is restored. Doesn't wait if nobody was signed in on this browser. */
  async whenRestored(): Promise<void> {
    if (this.isProbablySignedIn) await when(() => this.status !== 'restoring');
  }

  /**
   * Call at startup. Doesn't ask the server if nobody was signed in on this browser, as far as its storage works. The
   * desktop app knows by itself.
   */
  async start(): Promise<void> {
    const { storage, desktop } = this.platform;
    if (!desktop && !this.wasSignedIn && canStore(storage)) this.status = 'guest';
    else await this.restore();
  }

  /**
   * Restores the session from the refresh cookie. Only a 401 means signed out; after any other failure the session is
   * unknown, until the next `restore`.
   */
  async restore(): Promise<void> {
    if (this.status === 'guest') this.status = 'restoring';
    try {
      await this.tokens.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      runInAction(() => {
        if (error instanceof ApiError && error.status === 401) this.end();
        else if (this.userId === null) this.status = 'unknown';
      });
    }
  }

  /**
   * Signs in with the code of a magic link.
   * @throws ApiError if the code is unknown, used or expired.
   */
  async signInWithCode(otp: string): Promise<void> {
    const reply = await this.api.call('otpLogin', { body: { otp } });
    this.adopt(reply.access_token);
  }

  /** Starts the session of an access token that a sign-in has just returned. */
  adopt(accessToken: string): void {
    this.tokens.set(accessToken);
    this.platform.broadcast('signed-in');
  }

  /**
   * Ends the session on the server, then here. The desktop app ends it here in any case.
   * @throws ApiError if the server can't be reached; the learner then stays signed in.
   */
  async signOut(): Promise<void> {
    const { desktop } = this.platform;
    if (desktop) await desktop.session.signOut();
    else await this.platform.exclusive('emberforge.refresh', () => this.api.call('logout'));
    this.forget();
    this.platform.broadcast('signed-out');
  }

  /** Clears the session in this window. */
  forget(): void {
    this.hasSignedOut = true;
    this.tokens.clear();
    this.end();
  }

  private end(): void {
    this.platform.storage.remove(HINT);
    this.status = 'guest';
  }

  private onToken(token: string | null): void {
    this.status = token === null ? 'guest' : 'signed-in';
    this.userId = this.tokens.userId;
    if (token === null) return;
    this.hasSignedOut = false;
    this.platform.storage.set(HINT, '1');
  }
}
