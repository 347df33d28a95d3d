import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { UiLink } from '@web/ui/UiLink';
import { useEffect, useState } from 'react';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Leads to the mailbox of a server that sends no emails, as on a newcomer's computer; nothing anywhere else. */
export function MailboxLink() {
  const { api } = useStores();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!LOCAL_HOSTS.includes(location.hostname)) return;
    api.call('listLocalMails').then(
      () => setThere(true),
      () => setThere(false), // emails are really sent
    );
  }, [api]);
  if (!isThere) return null;
  return (
    <p>
      <Trans>
        This server doesn’t send emails. <UiLink href="/mailbox">Open its mailbox</UiLink>
      </Trans>
    </p>
  );
}
