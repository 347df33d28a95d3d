import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { dateFormat, formatNumber } from '@web/i18n';
import { useHidesCompetition, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Board } from './Board';
import { CompetitionSettings } from './CompetitionSettings';
import { LeaguePanel } from './LeaguePanel';
import styles from './leaderboards.module.css';
import type { LeaderboardsStore } from './leaderboards.store';
import { leagueOf } from './league.store';
import { OwnStanding } from './OwnStanding';
import { Stats } from './Stats';
import { useLeaderboards } from './useLeaderboards';

const LEAD = t`Who’s at the anvil right now. It updates live while you learn.`;
/** Guests have no socket. */
const GUEST_LEAD = t`Who’s at the anvil right now.`;

const Waiting = () => <Skeleton height="28rem" label={t`Loading the leaderboard`} />;

function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      boots="bootsthink"
      title={title}
      action={
        <ButtonLink href="/courses">
          <Trans>See the courses</Trans>
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

const Day = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.day} skeleton={<Waiting />} what={t`the leaderboard`}>
    {(places) =>
      places.length === 0 ? (
        <Empty title={t`The forge is cold`}>
          <Trans>Nobody has earned XP in the last 24 hours. Finish a lesson and you’re first.</Trans>
        </Empty>
      ) : (
        <Board
          label={t`Most XP in the last 24 hours`}
          unit="XP"
          places={places}
          score={({ xp }) => formatNumber(xp)}
        />
      )
    }
  </Loaded>
);

const Karma = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.karma} skeleton={<Waiting />} what={t`the leaderboard`}>
    {(places) =>
      places.length === 0 ? (
        <Empty title={t`No karma yet`}>
          <Trans>
            Karma is for helping others. Write a course review that learners find helpful, or bring a friend.
          </Trans>
        </Empty>
      ) : (
        <Board
          label={t`Most karma of all time`}
          unit={t`Karma`}
          places={places}
          score={({ karma }) => formatNumber(karma)}
        />
      )
    }
  </Loaded>
);

const DATE = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });

const Archmages = ({ store }: { store: LeaderboardsStore }) => (
  <Loaded state={store.archmages} skeleton={<Waiting />} what={t`the archmages`}>
    {(places) =>
      places.length === 0 ? (
        <Empty title={t`No archmages yet`}>
          <Trans>
            Archmages have reached level 100, and are listed in the order they got there. The first line is
            still free.
          </Trans>
        </Empty>
      ) : (
        <Board
          label={t`Archmages, in the order of reaching level 100`}
          unit={t`Level 100`}
          places={places}
          score={({ reachedAt }) => DATE.format(new Date(reachedAt))}
        />
      )
    }
  </Loaded>
);

/** Instead of the boards, for those who chose not to see them. */
const Hidden = ({ store }: { store: LeaderboardsStore }) => (
  <>
    <EmptyState boots="bootsthumb" title={t`Competition is hidden`}>
      <Trans>Just you and your lessons. Change your mind whenever you like.</Trans>
    </EmptyState>
    <Card className={styles.settings}>
      <CompetitionSettings store={store} />
    </Card>
  </>
);

const Boards = observer(function Boards({ store }: { store: LeaderboardsStore }) {
  const { session, scope } = useStores();
  const join = () =>
    void store.setCompetes(true).then(
      () => leagueOf(scope).reload(),
      (error: unknown) => toasts.error(errorText(error)),
    );
  const league = { value: 'league', label: t`Your league`, content: <LeaguePanel onJoin={join} /> };
  return (
    <>
      <div className={styles.columns}>
        <Tabs
          label={t`Leaderboards`}
          items={[
            ...(session.isProbablySignedIn ? [league] : []),
            { value: 'day', label: t`Last 24 hours`, content: <Day store={store} /> },
            { value: 'karma', label: t`Karma`, content: <Karma store={store} /> },
            { value: 'archmages', label: t`Archmages`, content: <Archmages store={store} /> },
          ]}
        />
        <aside className={styles.side} aria-label={t`Your place`}>
          <OwnStanding store={store} />
        </aside>
      </div>
      {/* At the end, so that nothing moves once they are there. */}
      <Stats store={store} />
    </>
  );
});

/** /leaderboard: the learner's league, who has earned the most XP today, who helps others, and the archmages. */
export const LeaderboardScreen = observer(function LeaderboardScreen() {
  usePageTitle(t`Leaderboard`);
  const store = useLeaderboards();
  const hidesCompetition = useHidesCompetition();
  const lead = useStores().session.isProbablySignedIn ? LEAD : GUEST_LEAD;
  return (
    <>
      <PageHeader title={t`Leaderboard`} lead={hidesCompetition ? undefined : lead} />
      {hidesCompetition ? <Hidden store={store} /> : <Boards store={store} />}
    </>
  );
});
