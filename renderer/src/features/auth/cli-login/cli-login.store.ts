import { type ApiClient, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandOff } from './waiting-terminal';

export interface CliLoginOptions {
  api: ApiClient;
  handOver: (code: string) => Promise<HandOff>;
}

/** Creates a one-time code for a terminal, and tries to hand it over. */
export class CliLoginStore {
  /** Null until it's there. */
  code: string | null = null;
  error: string | null = null;
  handOff: HandOff | 'trying' | null = null;
  /** Counts codes, so that a reply to an older one is dropped. */
  private turn = 0;

  constructor(private readonly options: CliLoginOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false });
  }

  get isCreating(): boolean {
    return this.code === null && this.error === null;
  }

  /** A new code, which is handed over right away. Never rejects. */
  async start(): Promise<void> {
    const turn = ++this.turn;
    this.code = null;
    this.error = null;
    this.handOff = null;
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
}
