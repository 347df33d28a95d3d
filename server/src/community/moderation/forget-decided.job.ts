import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { LessThanOrEqual } from 'typeorm';
import { undoLimit } from './can-undo';
import { ModerationCaseEntity } from './moderation-case.entity';
import { ModerationReportEntity } from './moderation-report.entity';

/** Forgets what was reported and what was there before, once nothing of it can be undone. The log stays. */
@Injectable()
export class ForgetDecided extends ScheduledJob {
  readonly name = 'moderation.forget-decided';
  readonly everyMs = 86_400_000;

  constructor(private readonly database: Database) {
    super();
  }

  async run(slot: Date): Promise<void> {
    const limit = undoLimit(slot);
    await this.database.transaction(async ({ manager }) => {
      // A suspension's is what it takes to lift it, and names nothing that was reported.
      await manager.sql`
        UPDATE moderation_actions SET before = NULL
        WHERE created_at <= ${limit.getTime()} AND before IS NOT NULL AND action <> 'suspend'`;
      const cases = manager
        .createQueryBuilder(ModerationCaseEntity, 'old')
        .select('old.id')
        .where('old.closedAt <= :limit');
      await manager
        .createQueryBuilder()
        .delete()
        .from(ModerationReportEntity)
        .where(`case_id IN (${cases.getQuery()})`, { limit: limit.getTime() })
        .execute();
      await manager.delete(ModerationCaseEntity, { closedAt: LessThanOrEqual(limit) });
    });
  }
}
