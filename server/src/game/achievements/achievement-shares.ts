import { Injectable } from '@nestjs/common';
import { CachedValue } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { percentOfPlatform } from '@shared/rules/achievements';
import { DataSource } from 'typeorm';
import { AchievementCountEntity } from './achievement-count.entity';

/** Counting accounts reads all of them, and a share that is a few minutes old is good enough. */
const MAX_AGE_MS = 600_000;

/** How many of the platform's learners have earned each achievement. */
@Injectable()
export class AchievementShares {
  private readonly learners: CachedValue<number>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
  ) {
    this.learners = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.count() });
  }

  /** In percent, by achievement; 0 for those that nobody has earned. */
  async all(): Promise<(achievementId: string) => number> {
    const [counts, learners] = await Promise.all([
      this.dataSource.getRepository(AchievementCountEntity).find(),
      this.learners.get(),
    ]);
    const earned = new Map(counts.map((count) => [count.achievementId, count.learners]));
    return (id) => percentOfPlatform(earned.get(id) ?? 0, learners);
  }

  private async count(): Promise<number> {
    const [row]: Array<{ total: number }> = await this.dataSource.sql`SELECT COUNT(*) AS total FROM users`;
    return Number(row?.total ?? 0);
  }
}
