import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { FieldError } from '@web/ui/FieldError';
import { Download, RotateCcw, Trash2 } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './AccountSettings.module.css';

const FILE = 'emberforge-data.zip';

function save(bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: url, download: FILE }).click();
  URL.revokeObjectURL(url);
}

/** A copy of everything that the server holds about the learner, and the end of it. */
export const YourData = observer(function YourData() {
  const { api, overlays } = useStores();
  const [isLoading, setLoading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const reply = await api.callForBytes('exportAccount');
      if ('bytes' in reply) save(reply.bytes);
    } catch (error) {
      toasts.error(errorText(error));
    }
    setLoading(false);
  };
  return (
    <section className={styles.part} aria-labelledby="account-data">
      <h3 id="account-data" className={styles.title}>
        <Trans>Your data</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>Everything that this server stores about you, as a zip file.</Trans>
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon={<Download />} loading={isLoading} onClick={() => void download()}>
          <Trans>Download your data</Trans>
        </Button>
      </div>
      <h3 className={styles.title}>
        <Trans>Start over or leave</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>
          A reset lets you solve every lesson again; you keep your XP and everything you’ve earned. Deleting
          your account takes all of it: your progress, your code, your certificates.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon={<RotateCcw />} onClick={() => overlays.show('reset-progress')}>
          <Trans>Reset all progress</Trans>
        </Button>
        <Button size="sm" variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </section>
  );
});

/** Deleting takes the learner's handle: nobody types that by accident. */
const DeleteDialog = observer(function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { api, session, platform, user } = useStores();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const handle = user.user?.handle ?? '';
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== handle) return;
    setBusy(true);
    setError(null);
    try {
      await api.call('deleteUser');
      // What this browser remembers of the learner goes, too.
      for (const key of platform.storage.keys('emberforge.')) platform.storage.remove(key);
      platform.broadcast('signed-out');
      session.forget();
      toasts.success(t`Your account is deleted. Thanks for learning with us.`);
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t`Delete your account?`}
      description={t`This can’t be undone. You lose your XP, your items, your streak and your certificates.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Keep account</Trans>
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger"
            loading={isBusy}
            disabled={text.trim() !== handle}
          >
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      <form id="delete-account" className={styles.part} onSubmit={(event) => void erase(event)}>
        <TextField
          label={t`Type ${handle} to confirm`}
          autoComplete="off"
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && <FieldError>{error}</FieldError>}
      </form>
    </Dialog>
  );
});
