import { Injectable } from '@nestjs/common';
import { CachedValue } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

/** Counting reads all progress, and a count that is a few minutes old is good enough. */
const MAX_AGE_MS = 600_000;

/** Counts the learners who have started each course. */
@Injectable()
export class Enrollments {
  private readonly counts: CachedValue<Map<string, number>>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
  ) {
    this.counts = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.count() });
  }

  async of(courseId: string): Promise<number> {
    return (await this.counts.get()).get(courseId) ?? 0;
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
