import type { LocalMail } from '@web/api';
import { Loaded, usePageTitle } from '@web/features/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './MailboxScreen.module.css';
import { mailPieces } from './mail-text';

const LEAD =
  'This server has no mail server yet, so its emails arrive here. Only this computer can see them. Set SMTP_URL to really send them.';

const SENT_AT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function Mail({ mail, isNewest }: { mail: LocalMail; isNewest: boolean }) {
  return (
    <Card as="li">
      <details open={isNewest} className={styles.mail}>
        <summary>
          <h2 className={styles.subject}>{mail.subject}</h2>
          <p className={styles.facts}>
            To {mail.to}, <time dateTime={mail.sentAt}>{SENT_AT.format(new Date(mail.sentAt))}</time>
          </p>
        </summary>
        <p className={styles.text}>
          {mailPieces(mail.text).map((piece, at) =>
            'url' in piece ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change
              <a key={at} href={piece.url}>
                {piece.url}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
      </details>
    </Card>
  );
}

/** /mailbox: the emails of a server without a mail server, on the computer that it runs on. */
export const MailboxScreen = observer(function MailboxScreen() {
  const { api } = useStores();
  const [mails] = useState(
    () => new AsyncState(async (signal) => (await api.call('listLocalMails', { signal })).mails),
  );
  usePageTitle('Mailbox');
  useEffect(() => {
    const reload = () => void mails.reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [mails]);

  return (
    <div className={styles.page}>
      <Loaded
        state={mails}
        skeleton={<Skeleton className={styles.list} height="12rem" label="Loading the emails" />}
        what="the emails"
      >
        {(loaded) => (
          <>
            <PageHeader title="Mailbox" lead={LEAD} />
            <Button
              icon={<RefreshCw />}
              loading={mails.status === 'loading'}
              onClick={() => void mails.reload()}
            >
              Check for new emails
            </Button>
            {loaded.length === 0 ? (
              <EmptyState boots="bootsthink" title="No emails yet">
                When you ask for a sign-in link, it arrives here.
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {loaded.map((mail, at) => (
                  <Mail key={mail.id} mail={mail} isNewest={at === 0} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
});
