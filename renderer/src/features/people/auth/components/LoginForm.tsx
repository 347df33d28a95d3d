import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Switch } from '@web/ui/Switch';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { EmailSignInStore } from '../email-sign-in.store';
import type { ProviderButtonsProps } from '../providers/ProviderButtons';
import styles from './LoginForm.module.css';
import { SentStep } from './SentStep';

const ProvidersUnavailable = () => (
  <p className={styles.quiet} role="status">
    <Trans>The other ways to sign in couldn’t be loaded. Reload the page to see them.</Trans>
  </p>
);

/** Without its code, the email is there. */
const ProviderButtons = lazy(() =>
  import('../providers/ProviderButtons').then(
    (module): { default: ComponentType<ProviderButtonsProps> } => ({ default: module.ProviderButtons }),
    () => ({ default: ProvidersUnavailable }),
  ),
);

interface NameFieldsProps {
  store: EmailSignInStore;
  /** Of the message that says what's missing. */
  errorId: string;
}

/** First and last name, for an email without an account. */
const NameFields = observer(function NameFields({ store, errorId }: NameFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <p className={styles.quiet}>
        <Trans>You’re new here, welcome! What should we call you?</Trans>
      </p>
      <div className={styles.names}>
        <TextField
          ref={first}
          label={t`First name`}
          autoComplete="given-name"
          maxLength={80}
          value={store.firstName}
          errorId={store.isMissing('firstName') ? errorId : undefined}
          onChange={(event) => store.setField('firstName', event.target.value)}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={80}
          value={store.lastName}
          errorId={store.isMissing('lastName') ? errorId : undefined}
          onChange={(event) => store.setField('lastName', event.target.value)}
        />
      </div>
    </>
  );
});

/** The terms toggle. On by default; the form can't be submitted while it's off. */
const Terms = observer(function Terms({ store }: { store: EmailSignInStore }) {
  return (
    <Switch
      checked={store.agreed}
      onChange={(agreed) => store.setAgreed(agreed)}
      label={
        <Trans>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms
          </a>
        </Trans>
      }
    />
  );
});

export interface LoginFormProps {
  store: EmailSignInStore;
  /** For a form that is only a part of its page: takes less space, and leaves the focus where it is. */
  compact?: boolean;
}

/** Sign-in and sign-up by an email link, or with an account elsewhere, in one form: used in the dialog, on the page /login and inside of pages. */
export const LoginForm = observer(function LoginForm({ store, compact }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  if (store.step === 'sent') return <SentStep store={store} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit().then(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const isOneRow = compact && !store.isSignUp;
  const send = (
    <Button
      type="submit"
      variant={isOneRow ? 'secondary' : 'primary'}
      block={!isOneRow}
      loading={store.busy}
      disabled={!store.agreed}
    >
      {store.isSignUp ? t`Create account` : t`Continue with email`}
    </Button>
  );
  return (
    <form ref={form} className={cx(styles.form, compact && styles.compact)} onSubmit={submit} noValidate>
      <div className={cx(isOneRow && styles.row)}>
        <TextField
          className={styles.email}
          label={t`Email`}
          type="email"
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoFocus={!compact}
          value={store.email}
          error={store.emailError}
          errorId={store.isMissing('email') ? errorId : undefined}
          onChange={(event) => store.setField('email', event.target.value)}
        />
        {isOneRow && send}
      </div>
      {store.isSignUp && <NameFields store={store} errorId={errorId} />}
      {store.formError && (
        <p id={errorId} className={styles.error} role="alert">
          {store.formError}
        </p>
      )}
      <Terms store={store} />
      {!isOneRow && send}
      <p className={styles.quiet}>
        <Trans>No password needed. We’ll email you a sign-in link.</Trans>
      </p>
      {!store.isSignUp && (
        <Suspense>
          <ProviderButtons redirect={store.redirect} disabled={!store.agreed} />
        </Suspense>
      )}
    </form>
  );
});
