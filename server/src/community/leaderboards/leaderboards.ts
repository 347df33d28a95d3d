import { Injectable } from '@nestjs/common';
import { LEADERBOARD_SIZE, MAX_RANK } from '@shared/contracts';
import { DataSource } from 'typeorm';
import { LeaderboardEntryEntity } from './leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from './leaderboard-totals.entity';

/** What a board shows of a learner. */
export interface BoardLearner {
  userId: string;
  handle: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  totalXp: number;
  /** The league and place of their best badge. */
  badgeTier: number | null;
  badgePlace: number | null;
}

/** A learner with their XP, karma or, for archmages, the time in milliseconds. */
export interface Place {
  rank: number;
  score: number;
  learner: BoardLearner;
}

export interface OwnStanding {
  competes: boolean;
  dayXp: number;
  /** Null without XP, and beyond MAX_RANK. */
  dayRank: number | null;
  karma: number;
}

export type PublicStanding = Pick<LeaderboardEntryEntity, 'karma' | 'badgeTier' | 'badgePlace'>;

type Row = BoardLearner & { score: number };

/** Suspended learners leave their place to the next. */
const TAKES_PART = () => `competes = true AND NOT EXISTS (
          SELECT 1 FROM users WHERE users.id = user_id AND suspended_at IS NOT NULL
        )`;

/** The boards. Each read takes a few rows from the end of an index. */
@Injectable()
export class Leaderboards {
  constructor(private readonly dataSource: DataSource) {}

  /** XP of the last 24 hours; as exact as the last run of ExpireDayXp. */
  async ofDay(limit = LEADERBOARD_SIZE): Promise<Place[]> {
    return ranked(await this.top('day_xp', 'day_xp > 0', 'DESC', limit));
  }

  async ofKarma(): Promise<Place[]> {
    return ranked(await this.top('karma', 'karma > 0', 'DESC', LEADERBOARD_SIZE));
  }

  /** In the order of reaching level 100. */
  async ofArchmages(): Promise<Place[]> {
    return ranked(await this.top('archmage_at', 'archmage_at IS NOT NULL', 'ASC', LEADERBOARD_SIZE));
  }

  async totals(): Promise<Omit<LeaderboardTotalsEntity, 'id'>> {
    const row = await this.dataSource.getRepository(LeaderboardTotalsEntity).findOneBy({ id: 1 });
    return row ?? { learners: 0, lessons: 0, dayXp: 0, archmages: 0 };
  }

  async standingOf(userId: string): Promise<OwnStanding> {
    const entry = await this.dataSource.getRepository(LeaderboardEntryEntity).findOneBy({ userId });
    if (!entry) return { competes: true, dayXp: 0, dayRank: null, karma: 0 };
    const { competes, dayXp, karma } = entry;
    return { competes, dayXp, dayRank: competes && dayXp > 0 ? await this.rankOf(dayXp) : null, karma };
  }

  /** What others see of a learner's standing; undefined for those who don't take part. */
  async publicStandingOf(userId: string): Promise<PublicStanding | undefined> {
    const entry = await this.dataSource.getRepository(LeaderboardEntryEntity).findOneBy({ userId });
    if (!entry) return { karma: 0, badgeTier: null, badgePlace: null };
    return entry.competes ? entry : undefined;
  }

  /** Counts no further than MAX_RANK, so that the time it takes has a limit. */
  private async rankOf(dayXp: number): Promise<number | null> {
    const [row]: { above: number }[] = await this.dataSource.sql`
      SELECT COUNT(*) AS above FROM (
        SELECT 1 FROM leaderboard_entries WHERE day_xp > ${dayXp} AND ${TAKES_PART} LIMIT ${MAX_RANK}
      ) AS better`;
    const rank = Number(row!.above) + 1;
    return rank > MAX_RANK ? null : rank;
  }

  private top(column: string, condition: string, direction: 'ASC' | 'DESC', limit: number): Promise<Row[]> {
    return this.dataSource.sql`
      SELECT users.id AS "userId", handle, first_name AS "firstName", last_name AS "lastName",
        profile_image_url AS "profileImageUrl", total_xp AS "totalXp", badge_tier AS "badgeTier",
        badge_place AS "badgePlace", ${() => column} AS score
      FROM (
        SELECT * FROM leaderboard_entries WHERE ${TAKES_PART} AND ${() => condition}
        ORDER BY ${() => column} ${() => direction}, user_id ${() => direction} LIMIT ${limit}
      ) AS best JOIN users ON users.id = best.user_id
      ORDER BY score ${() => direction}, users.id ${() => direction}`;
  }
}

/** Equal scores share a rank: 1, 2, 2, 4. */
function ranked(rows: readonly Row[]): Place[] {
  const places: Place[] = [];
  for (const { score, ...learner } of rows) {
    const last = places.at(-1);
    const value = Number(score);
    const rank = last?.score === value ? last.rank : places.length + 1;
    places.push({ rank, score: value, learner: { ...learner, totalXp: Number(learner.totalXp) } });
  }
  return places;
}
