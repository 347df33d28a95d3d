import { t } from '@lingui/core/macro';
import { RequireSignIn } from '@web/features/auth';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/page';
import { useStores } from '@web/stores';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuditTab } from './AuditTab';
import styles from './admin.module.css';
import { BossesTab } from './BossesTab';
import { ContentTab } from './ContentTab';
import { OutagesTab } from './OutagesTab';
import { QuestsTab } from './QuestsTab';
import { ReportsTab } from './ReportsTab';
import { SiteTab } from './site/SiteTab';
import { UsersTab } from './UsersTab';

const TABS: { value: string; label: string; tab: ReactNode }[] = [
  { value: 'reports', label: t`Reports`, tab: <ReportsTab /> },
  { value: 'users', label: t`Accounts`, tab: <UsersTab /> },
  { value: 'content', label: t`Content`, tab: <ContentTab /> },
  { value: 'quests', label: t`Quests`, tab: <QuestsTab /> },
  { value: 'bosses', label: t`Bosses`, tab: <BossesTab /> },
  { value: 'outages', label: t`Outages`, tab: <OutagesTab /> },
  { value: 'site', label: t`Site`, tab: <SiteTab /> },
  { value: 'log', label: t`Log`, tab: <AuditTab /> },
];

function AdminTabs() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const value = TABS.some((tab) => tab.value === wanted) ? (wanted as string) : 'reports';
  usePageTitle(t`Admin`);
  return (
    <>
      <PageHeader title={t`Admin`} />
      <Tabs
        label={t`Admin`}
        value={value}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        items={TABS.map(({ tab, ...item }) => ({
          ...item,
          content: <div className={styles.panel}>{tab}</div>,
        }))}
      />
    </>
  );
}

/** /admin: what admins see and do. For everybody else there's no such page. */
export const AdminScreen = observer(function AdminScreen() {
  const { user } = useStores();
  const skeleton = <Skeleton height="20rem" label={t`Loading the admin pages`} />;
  return (
    <RequireSignIn skeleton={skeleton} reason={t`Sign in as an admin.`}>
      <Loaded state={user.state} skeleton={skeleton} what={t`your account`}>
        {({ isAdmin }) => (isAdmin ? <AdminTabs /> : <PageNotFound path="/admin" />)}
      </Loaded>
    </RequireSignIn>
  );
});
