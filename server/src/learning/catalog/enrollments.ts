import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

/** Counting reads all progress, and a count that is a few minutes old is good enough. */
const CACHE_TTL_MS = 600_000;

/** Counts the learners who have started each course. */
@Injectable()
export class Enrollments {
  private cached: { until: number; counts: Promise<Map<string, number>> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(courseId: string): Promise<number> {
    return (await this.all()).get(courseId) ?? 0;
  }

  private all(): Promise<Map<string, number>> {
    const now = this.clock.now().getTime();
    if (this.cached && this.cached.until > now) return this.cached.counts;
    const counts = this.count();
    this.cached = { until: now + CACHE_TTL_MS, counts };
    counts.catch(() => {
      this.cached = undefined; // this caller gets the error, the next one retries
    });
    return counts;
  }

  private async count(): Promise<Map<string, number>> {
    const rows: { course_id: string; learners: number }[] = await this.dataSource.sql`
      SELECT lessons.course_id AS course_id, COUNT(DISTINCT exercise_progress.user_id) AS learners
      FROM exercise_progress JOIN lessons ON lessons.id = exercise_progress.exercise_id
      WHERE exercise_source = 'lesson'
      GROUP BY lessons.course_id`;
    return new Map(rows.map(({ course_id, learners }) => [course_id, Number(learners)]));
  }
}
