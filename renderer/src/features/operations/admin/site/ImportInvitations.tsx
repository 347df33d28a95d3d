import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_INVITATIONS_TEXT } from '@shared/contracts/text-limits';
import type { CallReply, InvitationLine } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Upload, Users } from '@web/ui/icons';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { type ChangeEvent, useRef, useState } from 'react';
import { useAction } from '../useAction';
import styles from './invitations.module.css';

type Preview = CallReply<'previewInvitations'>;

const PROBLEMS: Record<NonNullable<InvitationLine['problem']>, string> = {
  'no-address': t`No email address in this line`,
  repeated: t`Is in the list already`,
  'has-account': t`Has an account already`,
  invited: t`Has been invited already`,
};

function Lines({ lines, numAccepted }: Preview) {
  const rejected = lines.filter(({ problem }) => problem !== null);
  const accepted = lines.filter(({ problem }) => problem === null);
  return (
    <div className={styles.preview}>
      <p className={styles.sum}>
        {numAccepted > 0
          ? plural(numAccepted, { one: '# person will be invited.', other: '# people will be invited.' })
          : t`Nobody in this list can be invited.`}
      </p>
      {rejected.length > 0 && (
        <ul className={styles.rejected} aria-label={t`Not invited`}>
          {rejected.map(({ line, text, problem }) => (
            <li key={`${line} ${text}`}>
              <span className={styles.line}>{t`Line ${line}`}</span> <code>{text}</code>{' '}
              <span className={styles.problem}>{problem && PROBLEMS[problem]}</span>
            </li>
          ))}
        </ul>
      )}
      {accepted.length > 0 && (
        <ul className={styles.accepted} aria-label={t`To be invited`}>
          {accepted.map(({ line, text }) => (
            <li key={`${line} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Invites everybody in a pasted list or a CSV file, after a look at what's accepted. */
export function ImportInvitations({ onInvited }: { onInvited: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const write = (written: string) => {
    setText(written);
    setPreview(null);
  };
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!chosen) return;
    if (chosen.size > MAX_INVITATIONS_TEXT)
      return void toasts.error(t`This file is too large. Please split it.`);
    void run(async () => write(await chosen.text()));
  };
  const check = () => run(async () => setPreview(await api.call('previewInvitations', { body: { text } })));
  const invite = () =>
    run(async () => {
      const { numInvited } = await api.call('importInvitations', { body: { text } });
      toasts.success(plural(numInvited, { one: 'Invited # person', other: 'Invited # people' }));
      setOpen(false);
      write('');
      onInvited();
    });
  const canInvite = preview !== null && preview.numAccepted > 0;
  return (
    <>
      <Button icon={<Users />} onClick={() => setOpen(true)}>
        <Trans>Invite many</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Invite many people`}
        description={t`Paste a list of email addresses, or choose a CSV file. You’ll see who’s invited before anything is sent.`}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            {canInvite ? (
              <Button variant="primary" loading={isBusy} onClick={() => void invite()}>
                {plural(preview.numAccepted, { one: 'Invite # person', other: 'Invite # people' })}
              </Button>
            ) : (
              <Button
                variant="primary"
                loading={isBusy}
                disabled={text.trim() === ''}
                onClick={() => void check()}
              >
                <Trans>Check the list</Trans>
              </Button>
            )}
          </>
        }
      >
        <div className={styles.form}>
          <TextArea
            label={t`Email addresses`}
            hint={t`One per line, or separated by commas. Other columns of a CSV file don’t matter.`}
            rows={6}
            maxLength={MAX_INVITATIONS_TEXT}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <div>
            <Button size="sm" icon={<Upload />} onClick={() => file.current?.click()}>
              <Trans>Choose a CSV file</Trans>
            </Button>
            <input
              ref={file}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              hidden
              aria-label={t`CSV file`}
              onChange={read}
            />
          </div>
          <div aria-live="polite">{preview !== null && <Lines {...preview} />}</div>
        </div>
      </Dialog>
    </>
  );
}
