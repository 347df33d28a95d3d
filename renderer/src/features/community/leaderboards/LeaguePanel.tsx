import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LEAGUE_MIN_LEVEL, MIN_MOVING_GROUP } from '@shared/rules/leagues';
import { totalXpToReach } from '@shared/rules/levels';
import type { LeagueData } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { leagueName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Emblem } from '@web/ui/Emblem';
import { EmptyState } from '@web/ui/EmptyState';
import { Progress } from '@web/ui/Progress';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LeagueBadges } from './LeagueBadges';
import styles from './LeaguePanel.module.css';
import { LeagueTable } from './LeagueTable';
import { type LeagueStore, leagueOf } from './league.store';
import { leagueTitle, timeLeft, toneOfLeague, zonesOf } from './league-looks';
import { useNow } from './useNow';

const Waiting = () => <Skeleton height="28rem" label={t`Loading your league`} />;

const Locked = observer(function Locked() {
  const { user } = useStores().user;
  const goal = totalXpToReach(LEAGUE_MIN_LEVEL);
  const xp = user ? totalXpToReach(user.level) + user.xpForLevel : 0;
  const level = user?.level ?? 1;
  const done = formatNumber(xp);
  const needed = formatNumber(goal);
  return (
    <EmptyState
      art={<Emblem name="league" size={96} locked />}
      title={t`Leagues open at level ${LEAGUE_MIN_LEVEL}`}
      action={
        <ButtonLink href="/dashboard">
          <Trans>Keep learning</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Compete with learners at your pace. Each league lasts four weeks.</Trans>
      </p>
      <Progress
        className={styles.progress}
        label={t`Level ${level}`}
        tone="gold"
        value={xp}
        max={goal}
        text={t`${done} of ${needed} XP`}
      />
    </EmptyState>
  );
});

const OptedOut = ({ onJoin }: { onJoin: () => void }) => (
  <EmptyState
    boots="bootsthink"
    title={t`You’re not taking part`}
    action={
      <Button onClick={onJoin}>
        <Trans>Take part</Trans>
      </Button>
    }
  >
    <Trans>Turn it on, and your next lesson puts you in a league with learners at your pace.</Trans>
  </EmptyState>
);

const NextLesson = () => (
  <EmptyState
    art={<Emblem name="league" size={96} />}
    title={t`Your next lesson puts you in a league`}
    action={
      <ButtonLink href="/dashboard" variant="primary">
        <Trans>Continue</Trans>
      </ButtonLink>
    }
  >
    <Trans>You’ll be with learners at your pace, and that lesson’s XP already count.</Trans>
  </EmptyState>
);

/** The same learners in the order of the last 24 hours. */
const Day = ({ store }: { store: LeagueStore }) => (
  <Loaded state={store.day} skeleton={<Waiting />} what={t`your league`}>
    {({ leagueMembers }) => (
      <LeagueTable
        label={t`Your league by XP in the last 24 hours`}
        unit="XP"
        members={leagueMembers}
        score={({ xp }) => xp}
      />
    )}
  </Loaded>
);

const ORDERS = [
  { value: 'season', label: t`This season` },
  { value: 'day', label: t`Last 24 hours` },
  { value: 'karma', label: t`Karma` },
] as const;
type Order = (typeof ORDERS)[number]['value'];

function Joined({ league, store }: { league: LeagueData; store: LeagueStore }) {
  const now = useNow();
  const [order, setOrder] = useState<Order>('season');
  const { leagueMembers, memberCount, tier, expiresAt } = league;
  const name = leagueName(league.leagueName ?? '');
  const byKarma = leagueMembers.toSorted((a, b) => b.karma - a.karma);
  const karmaRank = ({ karma }: { karma: number }) => 1 + byKarma.findIndex((other) => other.karma === karma);
  return (
    <>
      <header className={styles.head}>
        <Emblem name="league" size={64} shape="shield" tone={toneOfLeague(tier ?? 0)} />
        <div>
          <h2 className={styles.name}>{leagueTitle(league.leagueName)}</h2>
          {expiresAt && (
            <p className={styles.quiet}>
              <time dateTime={expiresAt}>{timeLeft(expiresAt, now)}</time>
            </p>
          )}
        </div>
        <Select<Order>
          className={styles.order}
          label={t`Your league by`}
          hideLabel
          options={ORDERS}
          value={order}
          onChange={setOrder}
        />
      </header>
      {memberCount < MIN_MOVING_GROUP && (
        <p className={styles.quiet}>
          <Trans>Nobody moves up or down while there are fewer than {MIN_MOVING_GROUP} learners here.</Trans>
        </p>
      )}
      {order === 'season' && (
        <LeagueTable
          label={t`The ${name} league by XP in this season`}
          unit="XP"
          members={memberCount < MIN_MOVING_GROUP ? leagueMembers : zonesOf(league)}
          score={({ xp }) => xp}
        />
      )}
      {order === 'day' && <Day store={store} />}
      {order === 'karma' && (
        <LeagueTable
          label={t`The ${name} league by karma`}
          unit={t`Karma`}
          members={byKarma.map((member) => ({ ...member, rank: karmaRank(member) }))}
          score={({ karma }) => karma}
        />
      )}
    </>
  );
}

function Content({ league, store, onJoin }: { league: LeagueData; store: LeagueStore; onJoin: () => void }) {
  switch (league.status) {
    case 'joined':
      return <Joined league={league} store={store} />;
    case 'locked':
      return <Locked />;
    case 'opted_out':
      return <OptedOut onJoin={onJoin} />;
    case 'waiting':
      return <NextLesson />;
  }
}

/** The learner's league, live, or how to get into one; and the badges they won. `onJoin` turns on taking part. */
export const LeaguePanel = observer(function LeaguePanel({ onJoin }: { onJoin: () => void }) {
  const { scope, live, session } = useStores();
  const store = leagueOf(scope);
  useLoad(store.season, session.isSignedIn);
  useEffect(() => {
    // It may have changed since it was last on the screen.
    store.reload();
    return store.follow(live);
  }, [store, live]);
  return (
    <Loaded state={store.season} skeleton={<Waiting />} what={t`your league`}>
      {(league) => (
        <div className={styles.panel}>
          <Content league={league} store={store} onJoin={onJoin} />
          <LeagueBadges badges={league.badges} />
        </div>
      )}
    </Loaded>
  );
});
