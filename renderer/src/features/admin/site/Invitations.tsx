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

function Invitation({ invitation, onChange }: { invitation: SiteInvitation; onChange: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const withdraw = () =>
    run(async () => {
      await api.call('withdrawInvitation', { params: { id: invitation.uuid } });
      onChange();
    });
  return (
    <Card as="li" className={styles.row}>
      <div>
        <p className={styles.name}>{invitation.email}</p>
        <p className={styles.facts}>Invited {showTime(invitation.createdAt)}.</p>
      </div>
      <Button
        size="sm"
        loading={isBusy}
        aria-label={`Withdraw the invitation of ${invitation.email}`}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </Card>
  );
}

/** Addresses that may sign up whatever the rule is. */
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
      toasts.success(`Invited ${email.trim()}`);
      setEmail('');
      await list.reload();
    });
  };
  return (
    <>
      <h2>Invitations</h2>
      <p className={styles.facts}>
        Invited people can sign up with this address, whatever the rule above says. An invitation disappears
        here once it’s used.
      </p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={isBusy}>
          Invite
        </Button>
      </form>
      <PagedList list={list} what="the invitations" empty="No open invitations">
        {(invitation) => (
          <Invitation key={invitation.uuid} invitation={invitation} onChange={() => void list.reload()} />
        )}
      </PagedList>
    </>
  );
});
