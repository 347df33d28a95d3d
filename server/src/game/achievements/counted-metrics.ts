import { Injectable } from '@nestjs/common';
import { Ledger } from '@server/game/xp';
import { Tracks } from '@server/learning/catalog';
import { levelOfXp } from '@shared/rules/levels';
import { DataSource } from 'typeorm';
import { AchievementMetric, countOf } from './achievement-metric';

/** Lessons that the learner has ever solved. */
@Injectable()
export class LessonsCompleted extends AchievementMetric {
  readonly name = 'lessons_completed';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(*) AS total FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson' AND first_success_at IS NOT NULL`);
  }
}

/** Languages of the courses that those lessons belong to. */
@Injectable()
export class LanguagesUsed extends AchievementMetric {
  readonly name = 'languages_used';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(DISTINCT c.language) AS total FROM exercise_progress p
      JOIN lessons l ON l.id = p.exercise_id JOIN courses c ON c.id = l.course_id
      WHERE p.user_id = ${userId} AND p.exercise_source = 'lesson' AND p.first_success_at IS NOT NULL`);
  }
}

@Injectable()
export class CoursesCompleted extends AchievementMetric {
  readonly name = 'courses_completed';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(*) AS total FROM course_completions WHERE user_id = ${userId}`);
  }
}

/** Tracks whose courses are all completed. */
@Injectable()
export class TracksCompleted extends AchievementMetric {
  readonly name = 'tracks_completed';

  constructor(
    private readonly dataSource: DataSource,
    private readonly tracks: Tracks,
  ) {
    super();
  }

  async valueOf(userId: string): Promise<number> {
    const rows: Array<{ course_id: string }> = await this.dataSource.sql`
      SELECT course_id FROM course_completions WHERE user_id = ${userId}`;
    if (rows.length === 0) return 0;
    const completed = new Set(rows.map((row) => row.course_id));
    const tracks = await this.tracks.all();
    return tracks.filter(
      ({ courseIds }) => courseIds.length > 0 && courseIds.every((id) => completed.has(id)),
    ).length;
  }
}

@Injectable()
export class XpEarned extends AchievementMetric {
  readonly name = 'xp_earned';

  constructor(private readonly ledger: Ledger) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return this.ledger.balance(userId, 'xp');
  }
}

@Injectable()
export class Level extends AchievementMetric {
  readonly name = 'level';

  constructor(private readonly ledger: Ledger) {
    super();
  }

  async valueOf(userId: string): Promise<number> {
    return levelOfXp(await this.ledger.balance(userId, 'xp'));
  }
}

@Injectable()
export class ChestsOpened extends AchievementMetric {
  readonly name = 'chests_opened';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(*) AS total FROM rewards
      WHERE user_id = ${userId} AND type = 'chest_earned' AND claimed_at IS NOT NULL`);
  }
}

@Injectable()
export class ReviewsWritten extends AchievementMetric {
  readonly name = 'reviews_written';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`SELECT COUNT(*) AS total FROM reviews WHERE user_id = ${userId}`);
  }
}

@Injectable()
export class FeedbackSent extends AchievementMetric {
  readonly name = 'feedback_sent';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`SELECT COUNT(*) AS total FROM feedback WHERE user_id = ${userId}`);
  }
}

/** Of right answers in a row. */
@Injectable()
export class LongestSpree extends AchievementMetric {
  readonly name = 'longest_spree';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(
      this.dataSource.sql`SELECT longest AS total FROM sharpshooter_sprees WHERE user_id = ${userId}`,
    );
  }
}

/** In days. */
@Injectable()
export class LongestStreak extends AchievementMetric {
  readonly name = 'longest_streak';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`SELECT longest AS total FROM streaks WHERE user_id = ${userId}`);
  }
}

/** Seasons in which the learner had a group. */
@Injectable()
export class LeaguesJoined extends AchievementMetric {
  readonly name = 'leagues_joined';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(
      this.dataSource.sql`SELECT COUNT(*) AS total FROM league_members WHERE user_id = ${userId}`,
    );
  }
}

/** Seasons that ended with a place among the first three. */
@Injectable()
export class LeaguePodiums extends AchievementMetric {
  readonly name = 'league_podiums';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return countOf(this.dataSource.sql`
      SELECT COUNT(*) AS total FROM league_members WHERE user_id = ${userId} AND badge IS NOT NULL`);
  }
}

/** What this server counts by itself; other features provide theirs. */
export const COUNTED_METRICS = [
  ChestsOpened,
  CoursesCompleted,
  FeedbackSent,
  LanguagesUsed,
  LeaguePodiums,
  LeaguesJoined,
  LessonsCompleted,
  Level,
  LongestSpree,
  LongestStreak,
  ReviewsWritten,
  TracksCompleted,
  XpEarned,
];
