import { LEAGUE_MIN_LEVEL, zoneOf } from '@shared/rules/leagues';
import type { LeagueData } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useHidesCompetition, useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Emblem } from '@web/ui/Emblem';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './LeagueCard.module.css';
import { leagueOf } from './league.store';
import { ordinal, timeLeft, toneOfLeague } from './league-looks';

const ZONES = { rises: 'On your way up', stays: null, falls: 'A few lessons will keep you here' };

function Place({ league, handle }: { league: LeagueData; handle: string }) {
  const { leagueMembers, memberCount, tier } = league;
  const own = leagueMembers.find(({ user }) => user.handle === handle);
  if (!own || tier === null) return null;
  const zone = ZONES[zoneOf({ tier, members: memberCount, place: own.rank, xp: own.xp })];
  const ahead = leagueMembers.findLast(({ rank }) => rank < own.rank);
  return (
    <div className={styles.place}>
      <Emblem name="league" size={56} shape="shield" tone={toneOfLeague(tier)} />
      <p>
        <strong className={styles.rank}>{ordinal(own.rank)}</strong> of {memberCount}
        <span className={styles.quiet}>
          {zone ??
            (ahead
              ? `${formatNumber(ahead.xp - own.xp + 1)} XP to pass ${ahead.user.firstName}`
              : `${formatNumber(own.xp)} XP this season`)}
        </span>
      </p>
    </div>
  );
}

/** The learner's place in their league. Nothing below level 10, or if it's hidden or can't be loaded. */
export const LeagueCard = observer(function LeagueCard() {
  const { scope, user } = useStores();
  const hidden = useHidesCompetition();
  const isOpen = !hidden && (user.user?.level ?? 0) >= LEAGUE_MIN_LEVEL;
  const { season } = leagueOf(scope);
  useLoad(season, isOpen);
  // Members may have completed lessons since.
  useEffect(() => {
    if (season.status === 'ready') void season.reload();
  }, [season]);
  if (!isOpen) return null;
  const league = season.value;
  if (!league) return season.error ? null : <Skeleton height="9rem" label="Loading your league" />;
  if (league.status === 'waiting')
    return (
      <Card title="League">
        <p className={styles.quiet}>Your next lesson puts you in a league.</p>
      </Card>
    );
  if (league.status !== 'joined' || !user.user) return null;
  return (
    <Card title={`${league.leagueName} league`} aside={<UiLink href="/leaderboard">See all</UiLink>}>
      <Place league={league} handle={user.user.handle} />
      {league.expiresAt && <p className={styles.quiet}>{timeLeft(league.expiresAt, Date.now())}</p>}
    </Card>
  );
});
