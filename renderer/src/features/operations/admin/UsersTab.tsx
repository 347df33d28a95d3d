import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminUser } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { Search } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountBadges } from './account/AccountBadges';
import { AccountPage } from './account/AccountPage';
import { ExportUsers } from './account/ExportUsers';
import styles from './admin.module.css';
import { ViewAsButton } from './impersonation/ViewAsButton';
import { PagedList } from './PagedList';
import { PagedListStore } from './paged-list.store';
import { showTime } from './show-time';
import { useAction } from './useAction';

interface UserRowProps {
  user: AdminUser;
  isSelf: boolean;
  onChange: () => void;
}

function UserRow({ user, isSelf, onChange }: UserRowProps) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const { handle, level } = user;
  const xp = formatNumber(user.xp);
  const joined = showTime(user.createdAt);
  const [isAsking, setAsking] = useState(false);
  const change = () =>
    run(async () => {
      const body = { isAdmin: !user.isAdmin };
      await api.call('changeAdmin', { params: { id: user.uuid }, body });
      setAsking(false);
      onChange();
    });
  return (
    <Card as="li" className={styles.row}>
      <div>
        <h2 className={styles.name}>
          <UiLink href={`/admin?tab=users&user=${user.uuid}`}>
            {`${user.firstName} ${user.lastName}`.trim()}
          </UiLink>{' '}
          <AccountBadges account={user} />
        </h2>
        <ul className={styles.factList}>
          <li>@{user.handle}</li>
          <li>{user.email}</li>
          <li>
            <Trans>
              Level {level}, {xp} XP. Joined {joined}.
            </Trans>
          </li>
        </ul>
      </div>
      {!isSelf && (
        <div className={styles.actions}>
          {!user.isAdmin && <ViewAsButton user={user} />}
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {user.isAdmin ? t`Remove as admin` : t`Make admin`}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger={!user.isAdmin}
        heading={user.isAdmin ? t`Remove ${handle} as admin?` : t`Make ${handle} an admin?`}
        text={
          user.isAdmin
            ? t`They keep their account and lose the admin pages.`
            : t`Admins see every account’s email address, and can make others admins.`
        }
        confirmLabel={user.isAdmin ? t`Remove` : t`Make admin`}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

/** All accounts, or one of them. */
export const UsersTab = observer(function UsersTab() {
  const [query, setQuery] = useSearchParams();
  const userId = query.get('user');
  if (userId === null) return <AccountList />;
  return <AccountPage userId={userId} onBack={() => setQuery({ tab: 'users' })} />;
});

/** Accounts, by name, handle or email. */
const AccountList = observer(function AccountList() {
  const { api, session } = useStores();
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState('');
  const list = useMemo(
    () =>
      new PagedListStore<AdminUser>(async (after, signal) => {
        const { users, hasMore } = await api.call('listUsers', { query: { search: wanted, after }, signal });
        return { items: users, hasMore };
      }),
    [api, wanted],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWanted(search.trim());
  };
  return (
    <>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={t`Name, handle or email`}
            icon={<Search />}
            maxLength={200}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
          <ExportUsers />
        </form>
      </search>
      <PagedList list={list} what={t`the accounts`} empty={t`Nobody matches`}>
        {(user) => (
          <UserRow
            key={user.uuid}
            user={user}
            isSelf={user.uuid === session.userId}
            onChange={() => void list.reload()}
          />
        )}
      </PagedList>
    </>
  );
});
