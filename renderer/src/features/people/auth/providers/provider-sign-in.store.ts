import { type CallReply, errorText } from '@web/api';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { referrerOf } from '../arrival';
import { arriveSignedIn } from '../arrive-signed-in';
import { askForPasskey, PasskeyCancelled } from '../passkeys/passkeys';
import type { SuggestedPasskey } from '../passkeys/usePasskeyAutofill';

export type Providers = CallReply<'getSignInProviders'>;

/** Signed in, but not where it leads yet: /login waits instead of going to the dashboard. */
const arriving = observable.box(false);
export const isArriving = (): boolean => arriving.get();

export interface ProviderSignInOptions {
  /** The page to open after the sign-in; undefined for none in particular. */
  redirect: string | undefined;
  /** The path, query and hash of the page that the form is on. */
  originalPath: string;
  /** Opens a page of this app, and resolves once it's there. */
  onDone: (path: string) => void | Promise<void>;
  /** Leaves the app in this window. */
  leave?: (url: string) => void;
}

/** Signing in with an account elsewhere. What this server offers is asked when the form is opened. */
export class ProviderSignInStore {
  /** Null until it's known. */
  providers: Providers | null = null;
  /** The server didn't say, the last time it was asked. */
  hasFailed = false;
  busy = false;

  constructor(
    private readonly stores: Pick<RootStore, 'api' | 'session' | 'user' | 'platform'>,
    private readonly options: ProviderSignInOptions,
  ) {
    makeAutoObservable<this, 'stores' | 'options'>(this, { stores: false, options: false });
  }

  /** Never rejects: the email is there without them. Call it again after a failure. */
  async load(): Promise<void> {
    this.hasFailed = false;
    try {
      const providers = await this.stores.api.call('getSignInProviders');
      runInAction(() => {
        this.providers = providers;
      });
    } catch (error) {
      console.warn('The sign-in providers could not be loaded', error);
      runInAction(() => {
        this.hasFailed = true;
      });
    }
  }

  /** Signs in with what Google's button returned. */
  async signInWithGoogle(googleJWT: string): Promise<void> {
    await this.signIn(async () => {
      const body = { googleJWT, ...this.arrival() };
      return this.stores.api.call('googleLogin', { body });
    });
  }

  /** Signs in with a passkey that the browser lets its user choose, or that they have chosen already. */
  async signInWithPasskey(chosen?: SuggestedPasskey): Promise<void> {
    const { api } = this.stores;
    const { redirect, originalPath } = this.arrival();
    await this.signIn(async () => {
      const credential = chosen ?? (await askForPasskey(api));
      return api.call('passkeyLogin', { body: { credential: credential as never, redirect, originalPath } });
    });
  }

  /** Leaves for GitHub, which comes back to /github-sync/login. */
  signInWithGithub(): void {
    const { referringUserUUID, redirect, originalPath, userTimezone } = this.arrival();
    const query = new URLSearchParams({ originalPath, timezone: userTimezone });
    if (redirect !== null) query.set('redirect', redirect);
    if (referringUserUUID !== null) query.set('referring_user_id', referringUserUUID);
    const { leave = (url) => location.assign(url) } = this.options;
    leave(`${this.stores.platform.apiBaseURL}/v1/auth/github/login?${query}`);
  }

  /** Runs a sign-in, and shows what went wrong. */
  async signIn(call: () => Promise<{ access_token: string; redirect: string | null }>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { access_token, redirect } = await call();
      runInAction(() => arriving.set(true));
      this.stores.session.adopt(access_token);
      await this.options.onDone(await arriveSignedIn(this.stores, redirect));
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) toasts.error(errorText(error), { id: 'sign-in-failed' });
    } finally {
      runInAction(() => {
        this.busy = false;
        arriving.set(false);
      });
    }
  }

  private arrival() {
    return {
      referringUserUUID: referrerOf(this.stores.platform),
      redirect: this.options.redirect ?? null,
      originalPath: this.options.originalPath,
      userTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
  }
}
