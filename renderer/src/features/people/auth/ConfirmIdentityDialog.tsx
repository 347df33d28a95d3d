import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { FieldError } from '@web/ui/FieldError';
import { KeyRound, Mail } from '@web/ui/icons';
import { lazyOptional } from '@web/ui/lazyOptional';
import { Spinner } from '@web/ui/Spinner';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, Suspense, useEffect, useId, useState } from 'react';
import styles from './confirmation/ConfirmIdentityDialog.module.css';
import { ConfirmIdentityStore } from './confirmation/confirm-identity.store';
import { hasPasskeys } from './passkeys/passkeys';

/** Only on a newcomer's own computer. */
const MailboxLink = lazyOptional(() => import('@web/features/operations/mailbox').then((m) => m.MailboxLink));

const Choice = observer(function Choice({ store }: { store: ConfirmIdentityStore }) {
  return (
    <div className={styles.choice}>
      <Button
        variant="primary"
        block
        icon={<KeyRound />}
        loading={store.busy}
        onClick={() => void store.confirmByPasskey()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      <Button block icon={<Mail />} disabled={store.busy} onClick={() => void store.sendCode()}>
        <Trans>Email me a code</Trans>
      </Button>
      {store.error !== null && <FieldError>{store.error}</FieldError>}
    </div>
  );
});

const CodeForm = observer(function CodeForm({ store }: { store: ConfirmIdentityStore }) {
  const { user } = useStores();
  const errorId = useId();
  const address = user.state.value?.email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.confirmByCode();
  };
  return (
    <form className={styles.choice} onSubmit={submit} noValidate>
      <TextField
        label={t({ message: 'Code', comment: 'Of six digits, from an email' })}
        hint={
          address === undefined
            ? t`Six digits, in the email that we’ve just sent to you.`
            : t`Six digits, in the email that we’ve just sent to ${address}.`
        }
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        autoFocus
        value={store.code}
        errorId={store.error === null ? undefined : errorId}
        onChange={(event) => store.setCode(event.target.value)}
      />
      {store.error !== null && <FieldError id={errorId}>{store.error}</FieldError>}
      <Suspense>
        <MailboxLink />
      </Suspense>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={store.busy} onClick={() => void store.sendCode()}>
          <Trans>Send another code</Trans>
        </Button>
        <Button type="submit" variant="primary" loading={store.busy} disabled={store.code.trim() === ''}>
          <Trans>Confirm</Trans>
        </Button>
      </div>
    </form>
  );
});

/** Asks a learner who signed in a while ago to confirm that it's them, before a change that somebody else must not make. */
export const ConfirmIdentityDialog = observer(function ConfirmIdentityDialog() {
  const { api, confirmation, platform } = useStores();
  const [store] = useState(
    () =>
      new ConfirmIdentityStore(
        api,
        () => confirmation.settle(true),
        () => platform.kind === 'web' && hasPasskeys(),
      ),
  );
  useEffect(() => void store.start(), [store]);
  return (
    <Dialog
      open
      onClose={() => confirmation.settle(false)}
      size="sm"
      title={t`Confirm that it’s you`}
      description={t`It’s been a while since you signed in, and this change matters. You won’t be asked again for ten minutes.`}
    >
      {store.step === 'loading' && <Spinner label={t`Loading`} />}
      {store.step === 'choose' && <Choice store={store} />}
      {store.step === 'code' && <CodeForm store={store} />}
    </Dialog>
  );
});
