import { t } from '@lingui/core/macro';
import { AccountMenu } from '@web/features/people/auth';
import { useHidesCompetition } from '@web/stores';
import { BookOpen, Dumbbell, Trophy } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import styles from './BottomBar.module.css';
import { BarStats } from './HeaderStats';

interface Tab {
  href: string;
  label: string;
  Icon: typeof BookOpen;
  /** Pages that belong to it, by how their addresses begin. */
  section: readonly string[];
}

const LEAGUE = '/leaderboard';
const TABS: readonly Tab[] = [
  {
    href: '/dashboard',
    label: t`Learn`,
    Icon: BookOpen,
    section: ['/courses', '/tracks', '/onboarding', '/spellbook'],
  },
  {
    href: '/training',
    label: t({ message: 'Train', comment: 'A tab of the phone’s bar: the training page' }),
    Icon: Dumbbell,
    section: [],
  },
  { href: LEAGUE, label: t`League`, Icon: Trophy, section: [] },
];

const currentOf = ({ href, section }: Tab, pathname: string) =>
  pathname === href ? 'page' : section.some((start) => pathname.startsWith(start)) || undefined;

/** What's in the bar at the bottom of a phone: level, gems and streak, and below them the four places of a learner. */
export const BottomTabs = observer(function BottomTabs() {
  const { pathname } = useLocation();
  const hidesCompetition = useHidesCompetition();
  const tabs = TABS.filter(({ href }) => !(hidesCompetition && href === LEAGUE));
  return (
    <>
      <BarStats />
      <div className={styles.tabs}>
        {tabs.map((tab) => {
          const { href, label, Icon } = tab;
          return (
            <UiLink key={href} href={href} className={styles.tab} aria-current={currentOf(tab, pathname)}>
              <Icon aria-hidden="true" />
              {label}
            </UiLink>
          );
        })}
        <AccountMenu isSignedIn inBar />
      </div>
    </>
  );
});
