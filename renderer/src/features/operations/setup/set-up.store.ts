import { errorText } from '@web/api';
import type { RootStore } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

type Field = 'code' | 'email' | 'firstName' | 'lastName';

/** The first step of /setup: proves with the console's code who runs this server, and becomes its first admin. */
export class SetUpStore {
  code: string;
  email = '';
  firstName = '';
  lastName = '';
  isBusy = false;
  error: string | null = null;
  /** The account was there before, so its owner gets a link by email. */
  isLinkSent = false;

  constructor(
    private readonly stores: Pick<RootStore, 'api' | 'session' | 'user'>,
    code: string,
  ) {
    this.code = code;
    makeAutoObservable<this, 'stores'>(this, { stores: false });
  }

  set(field: Field, value: string): void {
    this[field] = value;
    this.error = null;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = null;
    try {
      await this.send();
    } catch (failure) {
      runInAction(() => {
        this.error = errorText(failure);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private async send(): Promise<void> {
    const { code, email, firstName, lastName } = this;
    const userTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { api, session } = this.stores;
    const { otp } = await api.call('setUpSite', { body: { code, email, firstName, lastName, userTimezone } });
    if (otp !== null) {
      await session.signInWithCode(otp);
      // Signing in has replaced the guest's.
      await this.stores.user.load();
      return;
    }
    runInAction(() => {
      this.isLinkSent = true;
    });
  }
}
