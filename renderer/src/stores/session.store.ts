import type { AccessTokens, ApiClient } from '@web/api';
import { ApiError } from '@web/api';
import type { Platform } from '@web/platform';
import { makeAutoObservable, runInAction, when } from 'mobx';

/** `restoring` while the start-up asks whether the refresh cookie still stands for somebody. */
export type SessionStatus = 'restoring' | 'guest' | 'signed-in';

/** Remembers only that somebody is signed in here, so that a guest's page neither asks nor waits. */
const HINT = 'emberforge.was-signed-in';

/** Who is signed in (docs/session.md). The token itself stays in AccessTokens. */
export class SessionStore {
  status: SessionStatus = 'restoring';
  /** The signed-in user's UUID; null for a guest. */
  userId: string | null = null;
  /** Why it is not known who is here: the server could not be asked. */
  restoreError: ApiError | undefined = undefined;
  /** The last session here was ended by its user, not by time. */
  leftByChoice = false;

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
    platform.onTabMessage((message) => {
      if (message === 'signed-out') this.forget();
      else if (!this.isSignedIn) void this.restore();
    });
  }

  get isSignedIn(): boolean {
    return this.status === 'signed-in';
  }

  /** Restoring, and somebody was signed in here before: better wait than show the guest's page. */
  get isProbablySignedIn(): boolean {
    return this.isSignedIn || (this.status === 'restoring' && this.platform.storage.get(HINT) !== null);
  }

  /** Waits until it is known who is here; at once for a guest who was never signed in here. */
  async whenKnown(): Promise<void> {
    if (this.isProbablySignedIn) await when(() => this.status !== 'restoring');
  }

  /** At start-up: a browser in which nobody was signed in has no cookie to ask. */
  async start(): Promise<void> {
    if (this.platform.storage.get(HINT) === null) this.status = 'guest';
    else await this.restore();
  }

  /** Asks the refresh cookie who is here. Only a 401 says nobody; any other failure is kept to try again. */
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
   * @throws ApiError when the code is unknown, spent or too old.
   */
  async signInWithCode(otp: string): Promise<void> {
    const reply = await this.api.call('otpLogin', { body: { otp } });
    this.tokens.set(reply.access_token);
    this.platform.notifyTabs('signed-in');
  }

  /**
   * Ends the session on the server, then here.
   * @throws ApiError when the server can't be reached: the session is still open then, and the app says so.
   */
  async signOut(): Promise<void> {
    await this.platform.exclusive('emberforge.refresh', () => this.api.call('logout'));
    this.forget();
    this.platform.notifyTabs('signed-out');
  }

  /** Drops what is known of the user here. */
  forget(): void {
    this.platform.storage.remove(HINT);
    this.leftByChoice = true;
    this.tokens.clear();
    this.status = 'guest';
  }

  private onToken(token: string | null): void {
    this.status = token === null ? 'guest' : 'signed-in';
    this.userId = this.tokens.userId;
    if (token === null) return;
    this.restoreError = undefined;
    this.leftByChoice = false;
    this.platform.storage.set(HINT, '1');
  }
}
