import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { KarmaSource } from './karma-source';

/** Reports that made a lesson, a spellbook page or a course better. */
@Injectable()
export class ReportKarma extends KarmaSource {
  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    const [row]: { reports: number }[] = await manager.sql`
      SELECT COUNT(*) AS reports FROM report_states
      WHERE user_id = ${userId} AND is_accepted = TRUE`;
    return KARMA.acceptedReport * Number(row!.reports);
  }
}
