import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LocalMail } from '@web/api';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { dateFormat } from '@web/i18n';
import { AsyncState, useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { RefreshCw } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './MailboxScreen.module.css';
import { mailPieces } from './mail-text';

const LEAD = t`This server has no mail server yet, so its emails arrive here. Only this computer can see them. Set SMTP_URL to really send them.`;

const SENT_AT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function Mail({ mail, isNewest }: { mail: LocalMail; isNewest: boolean }) {
  const { to, sentAt } = mail;
  const when = SENT_AT.format(new Date(sentAt));
  return (
    <Card as="li">
      <details open={isNewest} className={styles.mail}>
        <summary>
          <h2 className={styles.subject}>{mail.subject}</h2>
          <p className={styles.facts}>
            <Trans>
              To {to}, <time dateTime={sentAt}>{when}</time>
            </Trans>
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

/** The server says why, and what to set. */
function MailboxClosed({ reason }: { reason: string }) {
  return (
    <>
      <PageHeader title={t`Mailbox`} />
      <EmptyState
        boots="bootsthink"
        title={t`No mailbox for you here`}
        action={
          <ButtonLink href="/" variant="primary">
            <Trans>Home</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>
            While a server doesn’t send emails, the person who runs it reads them on this page, on the same
            computer.
          </Trans>
        </p>
        <p>{reason}</p>
      </EmptyState>
    </>
  );
}

/** /mailbox: the emails of a server without a mail server, on the computer that it runs on. */
export const MailboxScreen = observer(function MailboxScreen() {
  const { api } = useStores();
  const [mails] = useState(
    () => new AsyncState(async (signal) => (await api.call('listLocalMails', { signal })).mails),
  );
  usePageTitle(t`Mailbox`);
  useEffect(() => {
    const reload = () => void mails.reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [mails]);

  if (mails.error?.kind === 'not-found')
    return (
      <div className={styles.page}>
        <MailboxClosed reason={mails.error.message} />
      </div>
    );
  return (
    <div className={styles.page}>
      <Loaded
        state={mails}
        skeleton={<Skeleton className={styles.list} height="12rem" label={t`Loading the emails`} />}
        what={t`the emails`}
      >
        {(loaded) => (
          <>
            <PageHeader title={t`Mailbox`} lead={LEAD} />
            <Button
              icon={<RefreshCw />}
              loading={mails.status === 'loading'}
              onClick={() => void mails.reload()}
            >
              <Trans>Check for new emails</Trans>
            </Button>
            {loaded.length === 0 ? (
              <EmptyState boots="bootsthink" title={t`No emails yet`}>
                <Trans>When you ask for a sign-in link, it arrives here.</Trans>
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
