import { DEVICE_CODE_TTL_MS } from '@shared/contracts/people/device-code';
import { type ApiClient, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DesktopRequest } from './desktop-request';

export interface DesktopLoginOptions {
  api: ApiClient;
  request: DesktopRequest;
  /** Opens an `emberforge://` link, which starts the app. Nothing tells whether it did. */
  openLink: (link: string) => void;
  now?: () => number;
}

/** Asks the learner, and sends the desktop app a code that only it can redeem. */
export class DesktopLoginStore {
  step: 'asking' | 'creating' | 'sent' | 'expired' = 'asking';
  code: string | null = null;
  error: string | null = null;
  private expiresAt = Number.POSITIVE_INFINITY;

  constructor(private readonly options: DesktopLoginOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false, checkExpiry: false });
  }

  /** The link with the code, for the app. Null until there's a code. */
  get link(): string | null {
    if (this.code === null) return null;
    const query = new URLSearchParams({ code: this.code, state: this.options.request.state });
    return `emberforge://cli/login?${query}`;
  }

  /** The learner has agreed: creates a code and opens the app with it. Never rejects. */
  async approve(): Promise<void> {
    if (this.step === 'creating') return;
    const before = this.step;
    this.step = 'creating';
    this.error = null;
    const expiresAt = this.now() + DEVICE_CODE_TTL_MS;
    const { api, request } = this.options;
    try {
      const { otp } = await api.call('otpCreate', { body: { desktop: { challenge: request.challenge } } });
      runInAction(() => {
        this.code = otp;
        this.expiresAt = expiresAt;
        this.step = 'sent';
      });
      this.openApp();
    } catch (error) {
      runInAction(() => {
        this.step = before;
        this.error = errorText(error);
      });
    }
  }

  /** Opens the app, again if it didn't start. */
  openApp(): void {
    if (this.link !== null) this.options.openLink(this.link);
  }

  /** Call it every now and then: says when the code has expired. */
  readonly checkExpiry = (): void => {
    if (this.step !== 'sent' || this.now() < this.expiresAt) return;
    runInAction(() => {
      this.step = 'expired';
      this.code = null;
    });
  };

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
