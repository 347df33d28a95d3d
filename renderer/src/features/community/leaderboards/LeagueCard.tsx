import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LEAGUE_MIN_LEVEL, zoneOf } from '@shared/rules/leagues';
import type { LeagueData, LeagueMember } from '@web/api';
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
import { leagueTitle, ordinal, timeLeft, toneOfLeague } from './league-looks';

const ZONES = { rises: t`On your way up`, stays: null, falls: t`A few lessons will keep you here` };

function toPass(own: LeagueMember, ahead: LeagueMember): string {
  const xp = formatNumber(ahead.xp - own.xp + 1);
  const { firstName } = ahead.user;
  return t`${xp} XP to pass ${firstName}`;
}

function thisSeason(own: LeagueMember): string {
  const xp = formatNumber(own.xp);
  return t`${xp} XP this season`;
}

function Place({ league, handle }: { league: LeagueData; handle: string }) {
  const { leagueMembers, memberCount, tier } = league;
  const own = leagueMembers.find(({ user }) => user.handle === handle);
  if (!own || tier === null) return null;
  const zone = ZONES[zoneOf({ tier, members: memberCount, place: own.rank, xp: own.xp })];
  const ahead = leagueMembers.findLast((member) => member.rank < own.rank);
  const rank = ordinal(own.rank);
  return (
    <div className={styles.place}>
      <Emblem name="league" size={56} shape="shield" tone={toneOfLeague(tier)} />
      <p>
        <Trans>
          <strong className={styles.rank}>{rank}</strong> of {memberCount}
        </Trans>
        <span className={styles.quiet}>{zone ?? (ahead ? toPass(own, ahead) : thisSeason(own))}</span>
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
  if (!league) return season.error ? null : <Skeleton height="9rem" label={t`Loading your league`} />;
  if (league.status === 'waiting')
    return (
      <Card title={t`League`}>
        <p className={styles.quiet}>
          <Trans>Your next lesson puts you in a league.</Trans>
        </p>
      </Card>
    );
  if (league.status !== 'joined' || !user.user) return null;
  return (
    <Card
      title={leagueTitle(league.leagueName)}
      aside={
        <UiLink href="/leaderboard">
          <Trans>See all</Trans>
        </UiLink>
      }
    >
      <Place league={league} handle={user.user.handle} />
      {league.expiresAt && <p className={styles.quiet}>{timeLeft(league.expiresAt, Date.now())}</p>}
    </Card>
  );
});
