import { Injectable } from '@nestjs/common';
import { type KnownChapters, PlacementResults } from '@server/learning/catalog';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { PlacementEntity } from './placement.entity';
import type { CheckResult } from './placement-check';

/** What learners' checks say; the last one of each course counts. */
@Injectable()
export class Placements extends PlacementResults {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async knownBy(userId: string): Promise<KnownChapters> {
    const placements = await this.of(userId);
    return new Map(placements.map(({ courseId, chapterIds }) => [courseId, new Set(chapterIds)]));
  }

  of(userId: string): Promise<PlacementEntity[]> {
    return this.database.dataSource.getRepository(PlacementEntity).findBy({ userId });
  }

  async store(userId: string, { courseId, chapterIds }: CheckResult): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.manager.upsert(PlacementEntity, { userId, courseId, chapterIds, takenAt: this.clock.now() }, [
        'userId',
        'courseId',
      ]);
    });
  }
}
