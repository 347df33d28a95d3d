import { Loaded, usePageTitle } from '@web/features/page';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { formatNumber } from '@web/ui/formatNumber';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Board } from './Board';
import styles from './leaderboards.module.css';
import type { LeaderboardsStore } from './leaderboards.store';
import { OwnStanding } from './OwnStanding';
import { Stats } from './Stats';
import { useLeaderboards } from './useLeaderboards';

const Waiting = () => <Skeleton height="28rem" label="Loading the leaderboard" />;

function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      boots="bootsthink"
      title={title}
      action={<ButtonLink href="/courses">See the courses</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

const Day = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.day} skeleton={<Waiting />} what="the leaderboard">
    {(places) =>
      places.length === 0 ? (
        <Empty title="The forge is cold">
          Nobody has earned XP in the last 24 hours. Finish a lesson and you’re first.
        </Empty>
      ) : (
        <Board
          label="Most XP in the last 24 hours"
          unit="XP"
          places={places}
          score={({ xp }) => formatNumber(xp)}
        />
      )
    }
  </Loaded>
);

const Karma = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.karma} skeleton={<Waiting />} what="the leaderboard">
    {(places) =>
      places.length === 0 ? (
        <Empty title="No karma yet">
          Karma is for helping others. Write a public review of a course you’ve taken to earn some.
        </Empty>
      ) : (
        <Board
          label="Most karma of all time"
          unit="Karma"
          places={places}
          score={({ karma }) => formatNumber(karma)}
        />
      )
    }
  </Loaded>
);

const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

const Archmages = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.archmages} skeleton={<Waiting />} what="the archmages">
    {(places) =>
      places.length === 0 ? (
        <Empty title="No archmages yet">
          Archmages have reached level 100, and are listed in the order they got there. The first line is
          still free.
        </Empty>
      ) : (
        <Board
          label="Archmages, in the order of reaching level 100"
          unit="Level 100"
          places={places}
          score={({ reachedAt }) => dateOf(reachedAt)}
        />
      )
    }
  </Loaded>
);

/** /leaderboard: who has earned the most XP today, who helps others, and who has reached level 100. */
export const LeaderboardScreen = observer(function LeaderboardScreen() {
  usePageTitle('Leaderboard');
  const store = useLeaderboards();
  return (
    <>
      <PageHeader title="Leaderboard" lead="Who’s at the anvil right now. It updates live while you learn." />
      <Stats store={store} />
      <div className={styles.columns}>
        <Tabs
          label="Leaderboards"
          items={[
            { value: 'day', label: 'Last 24 hours', content: <Day store={store} /> },
            { value: 'karma', label: 'Karma', content: <Karma store={store} /> },
            { value: 'archmages', label: 'Archmages', content: <Archmages store={store} /> },
          ]}
        />
        <aside className={styles.side} aria-label="Your place">
          <OwnStanding store={store} />
        </aside>
      </div>
    </>
  );
});
