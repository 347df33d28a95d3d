import { PasskeyCancelled } from './passkeys';

/** The server's challenge is good for five minutes. */
const RENEW_MS = 4 * 60_000;

export interface PasskeyAutofillOptions<Credential> {
  /** Waits until a passkey is chosen; null if this browser can't. Rejects with PasskeyCancelled after `cancel`. */
  ask: () => Promise<Credential | null>;
  cancel: () => Promise<void>;
  /** Resolves when the sign-in has succeeded or failed. */
  onChosen: (credential: Credential) => Promise<void>;
}

/** Offers the passkeys of this site in the suggestions of the email field, as long as the form is open. */
export class PasskeyAutofill<Credential> {
  private isStopped = false;

  constructor(private readonly options: PasskeyAutofillOptions<Credential>) {}

  /** Never rejects: the form works without it. */
  async run(): Promise<void> {
    try {
      while (!this.isStopped) {
        const credential = await this.askOnce();
        if (credential === null || this.isStopped) return;
        if (credential !== 'renew') await this.options.onChosen(credential);
      }
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) console.warn('No passkeys are suggested', error);
    }
  }

  /** Call it when another way is chosen, because a browser asks for one passkey at a time. */
  stop(): void {
    if (this.isStopped) return;
    this.isStopped = true;
    void this.options.cancel();
  }

  private async askOnce(): Promise<Credential | 'renew' | null> {
    let isOld = false;
    const timer = setTimeout(() => {
      isOld = true;
      void this.options.cancel();
    }, RENEW_MS);
    try {
      return await this.options.ask();
    } catch (error) {
      if (isOld && error instanceof PasskeyCancelled) return 'renew';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
