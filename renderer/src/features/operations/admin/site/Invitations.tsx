import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteInvitation } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from '../admin.module.css';
import { PagedList } from '../PagedList';
import { PagedListStore } from '../paged-list.store';
import { showTime } from '../show-time';
import { useAction } from '../useAction';
import { ImportInvitations } from './ImportInvitations';

function Invitation({ invitation, onChange }: { invitation: SiteInvitation; onChange: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const { email } = invitation;
  const time = showTime(invitation.createdAt);
  const withdraw = () =>
    run(async () => {
      await api.call('withdrawInvitation', { params: { id: invitation.uuid } });
      onChange();
    });
  return (
    <Card as="li" className={styles.row}>
      <div>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>
          <Trans>Invited {time}.</Trans>
        </p>
      </div>
      <Button
        size="sm"
        loading={isBusy}
        aria-label={t`Withdraw the invitation of ${email}`}
        onClick={() => void withdraw()}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </Card>
  );
}

/** Addresses that may sign up under any rule. */
export const Invitations = observer(function Invitations() {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [email, setEmail] = useState('');
  const [list] = useState(
    () =>
      new PagedListStore<SiteInvitation>(async (after, signal) => {
        const reply = await api.call('listInvitations', { query: { after }, signal });
        return { items: reply.invitations, hasMore: reply.hasMore };
      }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.call('invite', { body: { email } });
      const address = email.trim();
      toasts.success(t`Invited ${address}`);
      setEmail('');
      await list.reload();
    });
  };
  return (
    <>
      <h2 className={styles.groupTitle}>
        <Trans>Invitations</Trans>
      </h2>
      <p className={styles.facts}>
        <Trans>
          Invited people can sign up with this address, whatever the rule above says. An invitation disappears
          here once it’s used.
        </Trans>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t`Email`}
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={isBusy}>
          <Trans>Invite</Trans>
        </Button>
        <ImportInvitations onInvited={() => void list.reload()} />
      </form>
      <PagedList list={list} what={t`the invitations`} empty={t`No open invitations`}>
        {(invitation) => (
          <Invitation key={invitation.uuid} invitation={invitation} onChange={() => void list.reload()} />
        )}
      </PagedList>
    </>
  );
});
