import { Injectable } from '@nestjs/common';
import { Access } from '@server/people/access';
import { FindProfile, ReadProfile } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId } from '@server/platform/database';
import type { ReportKind, ReportReason } from '@shared/rules/moderation';
import { alreadyReported, subjectGone } from './moderation.errors';
import { ReportContent as MayReport } from './moderation.policy';
import { ModerationCases } from './moderation-cases';
import { ModerationReportEntity } from './moderation-report.entity';
import { type Subject, Subjects } from './subjects';

export interface ReportInput {
  reporterId: string;
  kind: ReportKind;
  subjectId: string;
  reason: ReportReason;
  /** Empty if there's none. */
  note: string;
}

/** Puts what a learner finds wrong into the admins' queue. */
@Injectable()
export class ReportContent {
  constructor(
    private readonly database: Database,
    private readonly access: Access,
    private readonly subjects: Subjects,
    private readonly profiles: FindProfile,
    private readonly cases: ModerationCases,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not-found` for what the reporter can't see, `forbidden` for their own, `conflict` while they have
   * an open report about it.
   */
  async execute({ reporterId, kind, subjectId, reason, note }: ReportInput): Promise<void> {
    const subject = await this.subjects.reported(kind, subjectId);
    if (!subject || subject.content === null) throw subjectGone();
    await this.access.require(reporterId, MayReport, { authorId: subject.author.id });
    await this.requireVisible(reporterId, subject);
    await this.database.transaction(async (tx) => {
      const { id: caseId } = await this.cases.open(tx, subject);
      const createdAt = this.clock.now();
      const report = { id: newId(createdAt.getTime()), createdAt, caseId, reporterId, reason, note };
      if (!(await insertOnce(tx, ModerationReportEntity, report))) throw alreadyReported();
    });
  }

  /** Names, handles and pictures are also shown elsewhere; a bio only to those who may read the profile. */
  private async requireVisible(reporterId: string, { kind, author, review }: Subject): Promise<void> {
    if (author.suspendedAt || (review && review.visibility !== 'public')) throw subjectGone();
    if (kind !== 'bio') return;
    const { isPrivate } = await this.profiles.detailsOf(author.id);
    if (!(await this.access.can(reporterId, ReadProfile, { userId: author.id, isPrivate })))
      throw subjectGone();
  }
}
