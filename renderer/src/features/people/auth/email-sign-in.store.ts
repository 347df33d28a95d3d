import { t } from '@lingui/core/macro';
import { type ApiClient, ApiError, errorText } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

export type SignInStep = 'email' | 'sign-up' | 'sent';
export type SignInField = 'email' | 'firstName' | 'lastName';

export const SIGN_IN_TEXTS = {
  sent: t`Click the link in your email to sign in`,
  badEmail: t`Please enter a valid email`,
  emptyFields: t`Please fill in all fields`,
} as const;

/** Milliseconds until another link can be requested. */
export const RESEND_DELAY_MS = 30_000;

/** The pattern that browsers use for `<input type="email">`, plus a dot in the host. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export interface SignInContext {
  /** Where the emailed link leads after the sign-in. */
  redirect?: string;
  referringUserUuid?: string | null;
  userTimezone?: string;
}

/**
 * Signing in by email (docs/session.md): an email with an account gets a link. One without switches the form to sign-up
 * with first and last name, and then gets its link.
 */
export class EmailSignInStore {
  step: SignInStep = 'email';
  email = '';
  firstName = '';
  lastName = '';
  agreed = true;
  /** An account was just created. */
  hasSignedUp = false;
  busy = false;
  emailError: string | null = null;
  /** Shown under the form: concerns several fields, or came from the server. */
  formError: string | null = null;
  /** When another link can be requested, in milliseconds of the clock. */
  resendAt = 0;

  constructor(
    private readonly api: ApiClient,
    private readonly context: SignInContext = {},
    private readonly now: () => number = Date.now,
  ) {
    makeAutoObservable<this, 'api' | 'context' | 'now'>(this, { api: false, context: false, now: false });
  }

  /** Where the sign-in leads; undefined for nowhere in particular. */
  get redirect(): string | undefined {
    return this.context.redirect;
  }

  get isSignUp(): boolean {
    return this.step === 'sign-up';
  }

  /** Whether the form can't be sent because this field is empty. */
  isMissing(field: SignInField): boolean {
    return this.formError === SIGN_IN_TEXTS.emptyFields && this[field].trim() === '';
  }

  setField(field: SignInField, value: string): void {
    this[field] = value;
    if (field === 'email') this.emailError = null;
    this.formError = null;
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
  }

  /** Goes back to the first step and keeps the form's values. */
  changeEmail(): void {
    this.step = 'email';
    this.formError = null;
  }

  /** Submits the form, after checking it. */
  async submit(): Promise<void> {
    if (this.busy || !this.agreed || this.step === 'sent' || !this.check()) return;
    await this.work(() => (this.isSignUp ? this.signUp() : this.signIn()));
  }

  /** Sends another link to the same email, after the pause. */
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
    const { exists } = await this.api.call('emailExists', { body: { email: this.email.trim() } });
    if (exists) await this.sendLink();
    else this.goTo('sign-up');
  }

  private async signUp(): Promise<void> {
    try {
      await this.api.call('createUser', {
        body: {
          email: this.email.trim(),
          firstName: this.firstName.trim(),
          lastName: this.lastName.trim(),
          referringUserUUID: this.context.referringUserUuid ?? null,
          userTimezone: this.context.userTimezone ?? null,
          redirect: this.context.redirect ?? null,
        },
      });
      this.goTo('sent');
      this.setSignedUp();
    } catch (error) {
      // The account was just created, perhaps in another window, so just send a link.
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

  private setSignedUp(): void {
    this.hasSignedUp = true;
  }

  private goTo(step: SignInStep): void {
    this.step = step;
    if (step === 'sent') this.resendAt = this.now() + RESEND_DELAY_MS;
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
