import { t } from '@lingui/core/macro';
import { type ApiClient, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';
import { askToConfirm, hasPasskeys, PasskeyCancelled } from '../passkeys/passkeys';

const CODE = /^\d{6}$/;

/** `choose`: a passkey, or a code by email. */
export type ConfirmStep = 'loading' | 'choose' | 'code';

/** Confirms that it's the learner: with a passkey if they have one, or with a code by email. */
export class ConfirmIdentityStore {
  step: ConfirmStep = 'loading';
  code = '';
  busy = false;
  error: string | null = null;

  constructor(
    private readonly api: ApiClient,
    private readonly onDone: () => void,
    /** Whether this app has passkeys at all: the desktop app doesn't. */
    private readonly canUsePasskeys: () => boolean = hasPasskeys,
  ) {
    makeAutoObservable<this, 'api' | 'onDone' | 'canUsePasskeys'>(this, {
      api: false,
      onDone: false,
      canUsePasskeys: false,
    });
  }

  /** Offers a passkey to those who have one, and sends a code to everybody else. */
  async start(): Promise<void> {
    if (await this.hasPasskey()) this.show('choose');
    else await this.sendCode();
  }

  setCode(code: string): void {
    this.code = code;
    this.error = null;
  }

  async sendCode(): Promise<void> {
    this.show('code');
    await this.work(async () => {
      await this.api.call('sendConfirmationCode');
      this.setCode('');
    });
  }

  async confirmByCode(): Promise<void> {
    if (!CODE.test(this.code.replaceAll(/\s/g, ''))) {
      this.error = t`The code has six digits.`;
      return;
    }
    await this.work(async () => {
      await this.api.call('confirmByCode', { body: { code: this.code } });
      this.onDone();
    });
  }

  async confirmByPasskey(): Promise<void> {
    await this.work(async () => {
      const credential = await askToConfirm(this.api);
      await this.api.call('confirmByPasskey', { body: { credential: credential as never } });
      this.onDone();
    });
  }

  private show(step: ConfirmStep): void {
    this.step = step;
  }

  /** If it can't be known, the code is there. */
  private async hasPasskey(): Promise<boolean> {
    if (!this.canUsePasskeys()) return false;
    try {
      const { passkeys, isAvailable } = await this.api.call('listPasskeys');
      return isAvailable && passkeys.length > 0;
    } catch (error) {
      console.warn('The passkeys could not be loaded', error);
      return false;
    }
  }

  private async work(task: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await task();
    } catch (error) {
      runInAction(() => {
        if (!(error instanceof PasskeyCancelled)) this.error = errorText(error);
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
