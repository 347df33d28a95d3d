import { t } from '@lingui/core/macro';
import type { DesktopBridge } from '@shared/desktop/bridge';
import { makeAutoObservable, runInAction } from 'mobx';
import { pastedCode } from './pasted-code';
import type { DesktopCode } from './sign-in-on-desktop';

export interface DesktopSignInOptions {
  session: Pick<DesktopBridge['session'], 'begin' | 'cancel'>;
  /** Resolves to what went wrong, or to null. */
  signIn: (code: DesktopCode) => Promise<string | null>;
}

const NO_CODE = t`That isn’t a sign-in code. Copy the whole code, or the whole link, and paste it here.`;
const NO_BROWSER = t`We couldn’t start signing in. Please try again, or paste a code.`;

/** Signing in to the desktop app: in the browser, or with a pasted code. */
export class DesktopSignInStore {
  step: 'choose' | 'waiting' | 'paste' = 'choose';
  /** The page to open in a browser, while waiting for it. */
  address: string | null = null;
  /** False if the system couldn't open the page, so the learner has to. */
  isOpened = true;
  pasted = '';
  error: string | null = null;
  isBusy = false;

  constructor(private readonly options: DesktopSignInOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false });
  }

  /** Opens the browser, again if it's not the first time. Its link is answered by the dialog for links. */
  async begin(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = null;
    try {
      const { address, isOpened } = await this.options.session.begin();
      runInAction(() => {
        this.step = 'waiting';
        this.address = address;
        this.isOpened = isOpened;
      });
    } catch (error) {
      console.error(error);
      runInAction(() => {
        this.error = NO_BROWSER;
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** The link that the browser may still send is refused from now on. */
  cancel(): void {
    void this.options.session.cancel().catch(console.error);
    this.show('choose');
  }

  /** Pasting doesn't cancel the sign-in in the browser: what's pasted may be its link. */
  show(step: 'choose' | 'paste'): void {
    this.step = step;
    this.error = null;
  }

  setPasted(text: string): void {
    this.pasted = text;
    this.error = null;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const code = pastedCode(this.pasted);
    if (!code) {
      this.error = NO_CODE;
      return;
    }
    this.isBusy = true;
    const error = await this.options.signIn(code);
    runInAction(() => {
      this.isBusy = false;
      this.error = error;
    });
  }
}
