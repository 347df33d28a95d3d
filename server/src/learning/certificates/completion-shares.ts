import { Injectable } from '@nestjs/common';
import { CachedValue } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

/** Counting reads all completions, and a share that is a few minutes old is good enough. */
const MAX_AGE_MS = 600_000;

interface Counts {
  learners: number;
  byCourse: Map<string, number>;
}

/** How many of the platform's learners have completed each course. */
@Injectable()
export class CompletionShares {
  private readonly counts: CachedValue<Counts>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
  ) {
    this.counts = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.count() });
  }

  /** Of all accounts, in percent with two decimals; never 0 for a course that somebody has completed. */
  async percent(courseId: string): Promise<number> {
    const { learners, byCourse } = await this.counts.get();
    // At least the one who asks, who may have finished since the last count.
    const completed = Math.max(1, byCourse.get(courseId) ?? 0);
    const percent = (completed / Math.max(learners, completed)) * 100;
    return Math.max(0.01, Math.round(percent * 100) / 100);
  }

  private async count(): Promise<Counts> {
    const [[users], rows]: [[{ total: number }], { course_id: string; total: number }[]] = await Promise.all([
      this.dataSource.sql`SELECT COUNT(*) AS total FROM users`,
      this.dataSource.sql`SELECT course_id, COUNT(*) AS total FROM course_completions GROUP BY course_id`,
    ]);
    return {
      learners: Number(users.total),
      byCourse: new Map(rows.map(({ course_id, total }) => [course_id, Number(total)])),
    };
  }
}
