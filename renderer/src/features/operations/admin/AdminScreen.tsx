import { t } from '@lingui/core/macro';
import { RequireSignIn } from '@web/features/people/auth';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/site/page';
import { AsyncState, useLoad, useStores } from '@web/stores';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuditTab } from './AuditTab';
import styles from './admin.module.css';
import { BossesTab } from './BossesTab';
import { ContentTab } from './ContentTab';
import { FiguresTab } from './figures/FiguresTab';
import { ModerationTab } from './moderation/ModerationTab';
import { AnnouncementsTab } from './news/AnnouncementsTab';
import { VimListTab } from './news/VimListTab';
import { OutagesTab } from './OutagesTab';
import { QuestsTab } from './QuestsTab';
import { NewReportsBadge } from './reports/NewReportsBadge';
import { ReportsTab } from './reports/ReportsTab';
import { SiteTab } from './site/SiteTab';
import { UsersTab } from './UsersTab';

interface AdminTab {
  value: string;
  label: string;
  tab: ReactNode;
  badge?: ReactNode;
}

const REPORTS = 'reports';
const MODERATION = 'moderation';
const OTHER_TABS: AdminTab[] = [
  { value: 'users', label: t`Accounts`, tab: <UsersTab /> },
  { value: 'figures', label: t`Figures`, tab: <FiguresTab /> },
  { value: 'content', label: t`Content`, tab: <ContentTab /> },
  { value: 'announcements', label: t`Announcements`, tab: <AnnouncementsTab /> },
  { value: 'vim-list', label: t`Vim list`, tab: <VimListTab /> },
  { value: 'quests', label: t`Quests`, tab: <QuestsTab /> },
  { value: 'bosses', label: t`Bosses`, tab: <BossesTab /> },
  { value: 'outages', label: t`Outages`, tab: <OutagesTab /> },
  { value: 'site', label: t`Site`, tab: <SiteTab /> },
  { value: 'log', label: t`Log`, tab: <AuditTab /> },
];

const AdminTabs = observer(function AdminTabs() {
  const { api } = useStores();
  const [newReports] = useState(() => new AsyncState((signal) => api.call('countNewReports', { signal })));
  useLoad(newReports);
  const reports = <ReportsTab onChange={() => void newReports.reload()} />;
  const badge = <NewReportsBadge count={newReports.value?.count ?? 0} />;
  const [openCases] = useState(
    () => new AsyncState((signal) => api.call('countModerationCases', { signal })),
  );
  useLoad(openCases);
  const moderation = <ModerationTab onChange={() => void openCases.reload()} />;
  const casesBadge = <NewReportsBadge count={openCases.value?.count ?? 0} />;
  const tabs = [
    { value: REPORTS, label: t`Reports`, tab: reports, badge },
    { value: MODERATION, label: t`Moderation`, tab: moderation, badge: casesBadge },
    ...OTHER_TABS,
  ];
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const value = tabs.find((tab) => tab.value === wanted)?.value ?? REPORTS;
  usePageTitle(t`Admin`);
  return (
    <>
      <PageHeader title={t`Admin`} />
      <Tabs
        label={t`Admin`}
        value={value}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        items={tabs.map(({ tab, ...item }) => ({
          ...item,
          content: <div className={styles.panel}>{tab}</div>,
        }))}
      />
    </>
  );
});

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
