import { Injectable } from '@nestjs/common';
import { CourseOutlines } from '@server/learning/catalog';
import { FEED_SIZE } from '@shared/contracts';
import { DataSource } from 'typeorm';
import type { BoardLearner } from './leaderboards';

/** Kept beyond those that are shown, because some may belong to learners who leave the boards. */
const KEPT = 10 * FEED_SIZE;

/** A completed lesson with what the feed shows of it. */
export interface FeedLesson {
  id: string;
  lessonId: string;
  lessonTitle: string;
  courseId: string;
  courseTitle: string;
  xp: number;
  completedAt: Date;
  learner: BoardLearner;
}

type Row = BoardLearner & Pick<FeedLesson, 'id' | 'lessonId' | 'courseId' | 'xp'> & { completedAt: number };

/** The lessons that were completed last, by learners who take part. */
@Injectable()
export class LessonFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
  ) {}

  async newest(): Promise<FeedLesson[]> {
    const rows: Row[] = await this.dataSource.sql`
      SELECT ${() => COLUMNS} FROM ${() => TABLES} WHERE competes = true
      ORDER BY completed_at DESC, feed.id DESC LIMIT ${FEED_SIZE}`;
    return this.withTitles(rows);
  }

  /** One lesson of the feed; undefined if its learner doesn't take part. */
  async find(id: string): Promise<FeedLesson | undefined> {
    const rows: Row[] = await this.dataSource.sql`
      SELECT ${() => COLUMNS} FROM ${() => TABLES} WHERE competes = true AND feed.id = ${id}`;
    return (await this.withTitles(rows))[0];
  }

  /** Deletes what nobody will see again. */
  async trim(): Promise<void> {
    await this.dataSource.sql`
      DELETE FROM lesson_feed WHERE completed_at < (
        SELECT completed_at FROM lesson_feed ORDER BY completed_at DESC LIMIT 1 OFFSET ${KEPT - 1})`;
  }

  /** Without lessons that are no longer live. */
  private async withTitles(rows: readonly Row[]): Promise<FeedLesson[]> {
    const outlines = new Map((await this.outlines.all()).map((outline) => [outline.course.id, outline]));
    return rows.flatMap(({ id, lessonId, courseId, xp, completedAt, ...learner }) => {
      const outline = outlines.get(courseId);
      const lesson = outline?.lessons.find((each) => each.id === lessonId);
      if (!outline || !lesson) return [];
      return {
        ...{ id, lessonId, courseId, learner },
        lessonTitle: lesson.title,
        courseTitle: outline.course.title,
        xp: Number(xp),
        completedAt: new Date(Number(completedAt)),
      };
    });
  }
}

const COLUMNS = `feed.id AS id, feed.user_id AS "userId", lesson_id AS "lessonId", course_id AS "courseId", xp,
  completed_at AS "completedAt", handle, first_name AS "firstName", last_name AS "lastName",
  profile_image_url AS "profileImageUrl", total_xp AS "totalXp", badge_tier AS "badgeTier",
  badge_place AS "badgePlace"`;
const TABLES = `lesson_feed AS feed
  JOIN leaderboard_entries AS entries ON entries.user_id = feed.user_id
  JOIN users ON users.id = feed.user_id AND users.suspended_at IS NULL`;
