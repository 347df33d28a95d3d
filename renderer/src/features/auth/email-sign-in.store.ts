import { type ApiClient, ApiError, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

export type SignInStep = 'email' | 'sign-up' | 'sent';

export const SIGN_IN_TEXTS = {
  sent: 'Click the link in your email to sign in',
  badEmail: 'Please enter a valid email.',
  emptyFields: 'Please fill in all fields',
} as const;

/** Time until another link may be asked for, milliseconds. */
export const RESEND_PAUSE_MS = 30_000;

/** The pattern that browsers use for `<input type="email">`, and a dot in the host. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export interface SignInContext {
  /** Where the link in the mail leads after the sign-in. */
  redirect?: string;
  referringUserUUID?: string | null;
  userTimezone?: string;
}

/**
 * The way in by email (docs/session.md): an address that has an account gets a link; one that has none
 * turns the form to sign-up with first and last name, and then gets its link.
 */
export class EmailSignInStore {
  step: SignInStep = 'email';
  email = '';
  firstName = '';
  lastName = '';
  agreed = true;
  busy = false;
  emailError: string | null = null;
  /** Under the form: what concerns several fields, or came from the server. */
  formError: string | null = null;
  /** When another link may be asked for, in milliseconds of the clock. */
  resendAt = 0;

  constructor(
    private readonly api: ApiClient,
    private readonly context: SignInContext = {},
    private readonly now: () => number = Date.now,
  ) {
    makeAutoObservable<this, 'api' | 'context' | 'now'>(this, { api: false, context: false, now: false });
  }

  get isSignUp(): boolean {
    return this.step === 'sign-up';
  }

  setField(field: 'email' | 'firstName' | 'lastName', value: string): void {
    this[field] = value;
    if (field === 'email') this.emailError = null;
    this.formError = null;
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
  }

  /** Back to the first step, with what was typed. */
  changeEmail(): void {
    this.step = 'email';
    this.formError = null;
  }

  /** Sends the form as it stands; what is wrong with it comes first. */
  async submit(): Promise<void> {
    if (this.busy || !this.agreed || this.step === 'sent' || !this.check()) return;
    await this.work(() => (this.isSignUp ? this.signUp() : this.signIn()));
  }

  /** Sends another link to the same address, once the pause is over. */
  async resend(): Promise<void> {
    if (this.busy || this.now() < this.resendAt) return;
    await this.work(() => this.sendLink());
  }

  private check(): boolean {
    this.emailError = null;
    this.formError = null;
    const fields = this.isSignUp ? [this.email, this.firstName, this.lastName] : [];
    if (fields.some((value) => value.trim() === '')) this.formError = SIGN_IN_TEXTS.emptyFields;
    else if (!EMAIL.test(this.email.trim())) this.emailError = SIGN_IN_TEXTS.badEmail;
    return this.formError === null && this.emailError === null;
  }

  private async signIn(): Promise<void> {
    const { Exists } = await this.api.call('emailExists', { body: { email: this.email.trim() } });
    if (Exists) await this.sendLink();
    else this.goTo('sign-up');
  }

  private async signUp(): Promise<void> {
    try {
      await this.api.call('createUser', {
        body: {
          email: this.email.trim(),
          firstName: this.firstName.trim(),
          lastName: this.lastName.trim(),
          referringUserUUID: this.context.referringUserUUID ?? null,
          userTimezone: this.context.userTimezone ?? null,
          redirect: this.context.redirect ?? null,
        },
      });
      this.goTo('sent');
    } catch (error) {
      // The account was opened a moment ago, in another window perhaps: then a link is all that is wanted.
      if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
      await this.sendLink();
    }
  }

  private async sendLink(): Promise<void> {
    await this.api.call('sendMagicLink', {
      body: { email: this.email.trim(), redirect: this.context.redirect ?? null },
    });
    this.goTo('sent');
  }

  private goTo(step: SignInStep): void {
    this.step = step;
    if (step === 'sent') this.resendAt = this.now() + RESEND_PAUSE_MS;
  }

  private async work(task: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.formError = null;
    try {
      await task();
    } catch (error) {
      runInAction(() => {
        this.formError = errorText(error);
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
