import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_ANNOUNCEMENT } from '@shared/contracts/text-limits';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from '../admin.module.css';
import { useAction } from '../useAction';
import news from './news.module.css';

/** As learners read it, after a click on the notification. */
function Preview({ text }: { text: string }) {
  return (
    <section className={news.preview} aria-label={t`Preview`}>
      <h3 className={news.title}>
        <Trans>Announcement</Trans>
      </h3>
      <p className={styles.text}>{text}</p>
    </section>
  );
}

/** A text to everybody: written, looked at, confirmed. */
export const WriteAnnouncement = observer(function WriteAnnouncement({ onSent }: { onSent: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  // Of this text: sending it again after a lost reply doesn't tell everybody twice.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const words = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setAsking(words !== '');
  };
  const write = (written: string) => {
    setText(written);
    setId(crypto.randomUUID());
  };
  const send = () =>
    run(async () => {
      await api.call('announce', { body: { id, text: words } });
      toasts.success(t`Announced. Everybody gets it within seconds.`);
      setAsking(false);
      setTried(false);
      write('');
      onSent();
    });
  return (
    <form className={styles.group} onSubmit={submit} noValidate>
      <TextArea
        label={t`Announcement to everybody`}
        hint={t`It shows up behind everybody’s bell, and on the devices of those who allow it.`}
        maxLength={MAX_ANNOUNCEMENT}
        showCount
        value={text}
        error={hasTried && words === '' ? t`Write a few words first.` : null}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {words !== '' && <Preview text={words} />}
      <div>
        <Button type="submit" variant="primary" disabled={isBusy}>
          <Trans>Announce</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        heading={t`Announce this to everybody?`}
        text={t`All learners are notified. It can’t be changed or taken back.`}
        confirmLabel={t`Announce`}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
});
