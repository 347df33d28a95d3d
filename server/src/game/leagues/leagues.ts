import { Injectable } from '@nestjs/common';
import { type BoardLearner, LeaderboardEntryEntity } from '@server/community/leaderboards';
import { Clock } from '@server/platform/clock';
import { LEAGUE_MIN_LEVEL, placesOf, seasonAt } from '@shared/rules/leagues';
import { totalXpToReach } from '@shared/rules/levels';
import { DataSource } from 'typeorm';

export type LeaguePeriod = 'day' | 'alltime';
export type LeagueStatus = 'joined' | 'locked' | 'opted_out' | 'waiting';

export interface RankedMember {
  rank: number;
  /** Of the period. */
  xp: number;
  karma: number;
  learner: BoardLearner;
}

export interface WonBadge {
  tier: number;
  place: number;
  season: number;
}

export interface OwnLeague {
  status: LeagueStatus;
  /** Only with the status `joined`. */
  league: { tier: number; season: number } | undefined;
  /** From the most XP to the least. */
  members: RankedMember[];
  badges: WonBadge[];
}

interface Membership {
  leagueId: string;
  season: number;
  tier: number;
}

type MemberRow = BoardLearner & { xp: number; karma: number };

/** Reads a learner's league: a handful of rows by their keys, however many learners there are. */
@Injectable()
export class Leagues {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(userId: string, period: LeaguePeriod): Promise<OwnLeague> {
    const [entry, membership, badges] = await Promise.all([
      this.dataSource.getRepository(LeaderboardEntryEntity).findOneBy({ userId }),
      this.membership(userId),
      this.badges(userId),
    ]);
    const none = { league: undefined, members: [], badges };
    if (entry && !entry.competes) return { ...none, status: 'opted_out' };
    if (!membership) {
      const isLocked = (entry?.totalXp ?? 0) < totalXpToReach(LEAGUE_MIN_LEVEL);
      return { ...none, status: isLocked ? 'locked' : 'waiting' };
    }
    const { leagueId, tier, season } = membership;
    const members = await this.members(leagueId, period);
    return { status: 'joined', league: { tier, season }, members, badges };
  }

  private async membership(userId: string): Promise<Membership | undefined> {
    const { number } = seasonAt(this.clock.now());
    const [row]: Membership[] = await this.dataSource.sql`
      SELECT leagues.id AS "leagueId", leagues.season AS season, tier FROM league_members AS members
      JOIN leagues ON leagues.id = members.league_id
      WHERE members.user_id = ${userId} AND members.season = ${number}`;
    return row;
  }

  private badges(userId: string): Promise<WonBadge[]> {
    return this.dataSource.sql`
      SELECT tier, badge AS place, members.season AS season FROM league_members AS members
      JOIN leagues ON leagues.id = members.league_id
      WHERE members.user_id = ${userId} AND badge IS NOT NULL ORDER BY members.season DESC`;
  }

  /** Without those who have opted out. A learner's total is never behind their start for long: both are kept. */
  private async members(leagueId: string, period: LeaguePeriod): Promise<RankedMember[]> {
    const score = period === 'day' ? 'day_xp' : 'total_xp - start_xp';
    const rows: MemberRow[] = await this.dataSource.sql`
      SELECT users.id AS "userId", handle, first_name AS "firstName", last_name AS "lastName",
        profile_image_url AS "profileImageUrl", total_xp AS "totalXp", badge_tier AS "badgeTier",
        badge_place AS "badgePlace", karma, CASE WHEN ${() => score} > 0 THEN ${() => score} ELSE 0 END AS xp
      FROM league_members AS members
      JOIN leaderboard_entries AS entries ON entries.user_id = members.user_id
      JOIN users ON users.id = members.user_id AND users.suspended_at IS NULL
      WHERE members.league_id = ${leagueId} AND competes = true
      ORDER BY xp DESC, users.id`;
    const ranks = placesOf(rows.map(({ xp }) => Number(xp)));
    return rows.map(({ xp, karma, ...learner }, index) => ({
      ...{ rank: ranks[index]!, xp: Number(xp), karma },
      learner: { ...learner, totalXp: Number(learner.totalXp) },
    }));
  }
}
