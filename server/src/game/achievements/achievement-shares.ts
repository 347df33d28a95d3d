import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { percentOfPlatform } from '@shared/rules/achievements';
import { DataSource } from 'typeorm';
import { AchievementCountEntity } from './achievement-count.entity';

/** Counting accounts reads all of them, and a share that is a few minutes old is good enough. */
const CACHE_TTL_MS = 600_000;

/** How many of the platform's learners have earned each achievement. */
@Injectable()
export class AchievementShares {
  private cached: { until: number; learners: Promise<number> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In percent, by achievement; 0 for those that nobody has earned. */
  async all(): Promise<(achievementId: string) => number> {
    const [counts, learners] = await Promise.all([
      this.dataSource.getRepository(AchievementCountEntity).find(),
      this.learners(),
    ]);
    const earned = new Map(counts.map((count) => [count.achievementId, count.learners]));
    return (id) => percentOfPlatform(earned.get(id) ?? 0, learners);
  }

  private learners(): Promise<number> {
    const now = this.clock.now().getTime();
    if (this.cached && this.cached.until > now) return this.cached.learners;
    const learners = this.count();
    this.cached = { until: now + CACHE_TTL_MS, learners };
    learners.catch(() => {
      this.cached = undefined; // this caller gets the error, the next one retries
    });
    return learners;
  }

  private async count(): Promise<number> {
    const [row]: Array<{ total: number }> = await this.dataSource.sql`SELECT COUNT(*) AS total FROM users`;
    return Number(row?.total ?? 0);
  }
}
