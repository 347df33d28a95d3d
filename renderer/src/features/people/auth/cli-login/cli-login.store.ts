import { DEVICE_CODE_TTL_MS } from '@shared/contracts/people/device-code';
import { type ApiClient, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandOff } from './waiting-terminal';

export interface CliLoginOptions {
  api: ApiClient;
  handOver: (code: string) => Promise<HandOff>;
  now?: () => number;
}

/** Creates a one-time code for a terminal, and tries to hand it over. */
export class CliLoginStore {
  /** Null until it's there. */
  code: string | null = null;
  error: string | null = null;
  handOff: HandOff | 'trying' | null = null;
  /** The code is too old to work, and no terminal has it. */
  isExpired = false;
  /** Counts codes, so that a reply to an older one is dropped. */
  private turn = 0;
  private expiresAt = Number.POSITIVE_INFINITY;

  constructor(private readonly options: CliLoginOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false, checkExpiry: false });
  }

  /** A new code, which is handed over right away. Never rejects. */
  async start(): Promise<void> {
    const turn = ++this.turn;
    this.code = null;
    this.error = null;
    this.handOff = null;
    this.isExpired = false;
    // Counted from the request on, so that the page never shows a code that the server no longer takes.
    this.expiresAt = this.now() + DEVICE_CODE_TTL_MS;
    try {
      const { otp } = await this.options.api.call('otpCreate');
      if (turn !== this.turn) return;
      runInAction(() => {
        this.code = otp;
      });
      await this.tryHandOver();
    } catch (error) {
      if (turn !== this.turn) return;
      runInAction(() => {
        this.error = errorText(error);
      });
    }
  }

  /** Looks for a waiting terminal, again after it was started late. */
  async tryHandOver(): Promise<void> {
    const { code, turn } = this;
    if (code === null || this.handOff === 'trying') return;
    this.handOff = 'trying';
    const handOff = await this.options.handOver(code);
    if (turn !== this.turn) return;
    runInAction(() => {
      this.handOff = handOff;
    });
  }

  /** Call it every now and then: says when the code has expired, unless a terminal got it in time. */
  readonly checkExpiry = (): void => {
    if (this.code === null || this.handOff === 'delivered' || this.now() < this.expiresAt) return;
    runInAction(() => {
      this.isExpired = true;
    });
  };

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
