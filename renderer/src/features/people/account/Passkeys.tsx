import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { addWithToast, hasPasskeys } from '@web/features/people/auth';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button, IconButton } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { KeyRound, Pencil, Plus, Trash2 } from '@web/ui/icons';
import { Skeleton } from '@web/ui/Skeleton';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './AccountSettings.module.css';
import type { AccountStore, Passkey } from './account.store';
import { dateOf } from './dates';

const MAX_NAME = 60;
const showError = (error: unknown) => toasts.error(errorText(error));

/** The passkeys of the account. */
export const Passkeys = observer(function Passkeys({ store }: { store: AccountStore }) {
  const { api, platform } = useStores();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    if (await addWithToast(api)) await store.passkeys.reload();
    setAdding(false);
  };
  return (
    <section className={styles.part} aria-labelledby="account-passkeys">
      <h3 id="account-passkeys" className={styles.title}>
        <Trans>Passkeys</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>Sign in with your finger, your face or a PIN, without waiting for an email.</Trans>
      </p>
      <Loaded
        state={store.passkeys}
        what={t`your passkeys`}
        skeleton={<Skeleton height="6rem" label={t`Loading your passkeys`} />}
      >
        {({ passkeys, isAvailable }) => (
          <>
            {passkeys.length > 0 && (
              <ul className={styles.rows}>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.uuid} passkey={passkey} store={store} />
                ))}
              </ul>
            )}
            {isAvailable && hasPasskeys() && platform.kind === 'web' ? (
              <div className={styles.actions}>
                <Button size="sm" icon={<Plus />} loading={isAdding} onClick={() => void add()}>
                  <Trans>Add a passkey</Trans>
                </Button>
              </div>
            ) : (
              <p className={styles.hint}>
                {isAvailable
                  ? t`This browser has no passkeys. Open Emberforge in another one to add one.`
                  : t`Passkeys need a server with https.`}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
});

function usageText({ createdAt, lastUsedAt }: Passkey): string {
  const date = dateOf(lastUsedAt ?? createdAt);
  return lastUsedAt ? t`Last used ${date}` : t`Added ${date}, not used yet`;
}

const PasskeyRow = observer(function PasskeyRow({
  passkey,
  store,
}: {
  passkey: Passkey;
  store: AccountStore;
}) {
  const { uuid, name, isSynced } = passkey;
  const [draft, setDraft] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (task: Promise<void>, done: () => void) => {
    setBusy(true);
    await task.then(done, showError);
    setBusy(false);
  };
  if (draft !== null) {
    const save = (event: FormEvent) => {
      event.preventDefault();
      void run(store.renamePasskey(uuid, draft), () => setDraft(null));
    };
    return (
      <li className={styles.row}>
        <form className={styles.facts} onSubmit={save}>
          <div className={styles.line}>
            <TextField
              label={t`Name`}
              hideLabel
              autoFocus
              maxLength={MAX_NAME}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Button type="submit" size="sm" loading={isBusy} disabled={draft.trim() === ''}>
              <Trans>Save</Trans>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDraft(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <KeyRound aria-hidden="true" />
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {isSynced && (
            <Badge>
              <Trans>Synced</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.detail}>{usageText(passkey)}</span>
      </div>
      <IconButton label={t`Rename ${name}`} icon={<Pencil />} onClick={() => setDraft(name)} />
      <IconButton label={t`Remove ${name}`} icon={<Trash2 />} onClick={() => setRemoving(true)} />
      <ConfirmDialog
        open={isRemoving}
        danger
        busy={isBusy}
        heading={t`Remove this passkey?`}
        text={t`“${name}” won’t sign you in anymore. Your device keeps it until you delete it there, too.`}
        confirmLabel={t`Remove`}
        onConfirm={() => void run(store.removePasskey(uuid), () => setRemoving(false))}
        onCancel={() => setRemoving(false)}
      />
    </li>
  );
});
