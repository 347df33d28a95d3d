import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import styles from './AccountSettings.module.css';

/** The address that signs in, and how to change it: by a link that's sent to the new one. */
export const EmailAddress = observer(function EmailAddress() {
  const { api, user } = useStores();
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const errorId = useId();
  const current = user.state.value?.email ?? '';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = (email ?? '').trim();
    setBusy(true);
    setError(undefined);
    try {
      await api.call('sendResetLink', { body: { email: address } });
      setSentTo(address);
      setEmail(null);
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };

  return (
    <section className={styles.part} aria-labelledby="account-email">
      <h3 id="account-email" className={styles.title}>
        <Trans>Email</Trans>
      </h3>
      {email === null ? (
        <div className={styles.line}>
          <span className={styles.name}>{current}</span>
          <Button size="sm" onClick={() => setEmail('')}>
            <Trans>Change email</Trans>
          </Button>
        </div>
      ) : (
        <form className={styles.line} onSubmit={(event) => void send(event)} noValidate>
          <TextField
            label={t`New email`}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoFocus
            value={email}
            errorId={error === undefined ? undefined : errorId}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={isBusy} disabled={email.trim() === ''}>
              <Trans>Send link</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setEmail(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
      {error !== undefined && email !== null && <FieldError id={errorId}>{error}</FieldError>}
      <p className={styles.hint} role="status">
        {sentTo === null
          ? t`We send your sign-in links here. To change your address, click the link we send to the new one.`
          : t`We sent a link to ${sentTo}. Your address changes when you open it.`}
      </p>
    </section>
  );
});
