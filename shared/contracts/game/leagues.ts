import { z } from 'zod';
import { GROUP_SIZE } from '../../rules/leagues';
import { instant } from '../common';
import { boardUser, leagueBadge } from '../community/leaderboards';
import { endpoint } from '../endpoint';

export const leagueMember = z.strictObject({
  Rank: z.number().int().min(1).describe('The same for the same XP.'),
  User: boardUser,
  XP: z.number().int().min(0).describe('Of the period.'),
  Karma: z.number().int().min(0),
});
export type LeagueMember = z.infer<typeof leagueMember>;

/** A place among the first three, kept forever. */
export const wonLeagueBadge = leagueBadge.extend({ EndedAt: instant });
export type WonLeagueBadge = z.infer<typeof wonLeagueBadge>;

/** The caller's league. Without one, its name and end are null and nobody is in it. */
export const leagueData = z.strictObject({
  Status: z
    .enum(['joined', 'locked', 'opted_out', 'waiting'])
    .describe('`locked`: the level is too low. `waiting`: the next completed lesson joins one.'),
  LeagueName: z.string().nullable(),
  Tier: z.number().int().min(0).max(9).nullable().describe('0 is the lowest league.'),
  ExpiresAt: instant.nullable().describe('The end of the four weeks.'),
  LeagueMembers: z.array(leagueMember).max(GROUP_SIZE).describe('From the most XP to the least.'),
  MemberCount: z.number().int().min(0).describe('Also of those beyond the limit.'),
  Badges: z.array(wonLeagueBadge).describe('The caller’s own, the newest first.'),
});
export type LeagueData = z.infer<typeof leagueData>;

export const getLeagueLeaderboard = endpoint({
  method: 'GET',
  path: '/league_leaderboard_xp/{id}',
  auth: 'user',
  area: 'leaderboards',
  summary: 'The caller’s league, by the XP of the last 24 hours or of the whole season.',
  params: z.object({ id: z.enum(['day', 'alltime']).describe('The period; `alltime` is the season.') }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(GROUP_SIZE).default(GROUP_SIZE) }),
  reply: leagueData,
});
