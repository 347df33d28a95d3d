import { presentLearner } from '@server/community/leaderboards';
import type { LeagueData, LeagueMember, WonLeagueBadge } from '@shared/contracts';
import { leagueNameOf, seasonNumbered } from '@shared/rules/leagues';
import type { OwnLeague, RankedMember, WonBadge } from './leagues';

const endOf = (season: number) => new Date(seasonNumbered(season).end).toISOString();

const presentMember = ({ rank, xp, karma, learner }: RankedMember): LeagueMember => ({
  Rank: rank,
  User: presentLearner(learner),
  XP: xp,
  Karma: karma,
});

const presentBadge = ({ tier, place, season }: WonBadge): WonLeagueBadge => ({
  LeagueName: leagueNameOf(tier),
  Place: place,
  EndedAt: endOf(season),
});

/** @param limit Of the members. */
export const presentLeague = ({ status, league, members, badges }: OwnLeague, limit: number): LeagueData => ({
  Status: status,
  LeagueName: league ? leagueNameOf(league.tier) : null,
  Tier: league?.tier ?? null,
  ExpiresAt: league ? endOf(league.season) : null,
  LeagueMembers: members.slice(0, limit).map(presentMember),
  MemberCount: members.length,
  Badges: badges.map(presentBadge),
});
