import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { KARMA } from '@shared/rules/karma';
import { DataSource } from 'typeorm';
import { KarmaSource } from './karma-source';

/** More than one, because lessons may be completed faster than they're counted. */
const FIRST_LESSONS = 3;

/** Friends who signed up by the learner's invitation and have completed a lesson. */
@Injectable()
export class RecruitKarma extends KarmaSource {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async karmaOf({ manager }: Transaction, userId: string): Promise<number> {
    const [row]: { recruits: number }[] = await manager.sql`
      SELECT COUNT(*) AS recruits FROM users WHERE referring_user_id = ${userId} AND EXISTS (
        SELECT 1 FROM lesson_progress WHERE user_id = users.id AND first_success_at IS NOT NULL)`;
    return KARMA.recruit * Number(row!.recruits);
  }

  /** Who may get karma for this learner's lesson. Later lessons change nothing, so they have no answer. */
  async recruiterOf(userId: string): Promise<string | undefined> {
    const [row]: { recruiter: string }[] = await this.dataSource.sql`
      SELECT referring_user_id AS recruiter FROM users
      WHERE id = ${userId} AND referring_user_id IS NOT NULL AND ${FIRST_LESSONS} >= (
        SELECT COUNT(*) FROM (
          SELECT 1 FROM lesson_progress WHERE user_id = users.id AND first_success_at IS NOT NULL LIMIT ${FIRST_LESSONS + 1}
        ) AS completed)`;
    return row?.recruiter;
  }
}
