import { Injectable } from '@nestjs/common';
import { CourseOutlines } from '@server/learning/catalog';
import { type UserEntity, UserRepository } from '@server/people/users';
import { DataSource, In } from 'typeorm';
import { ModerationActionEntity } from './moderation-action.entity';
import type { ModerationCaseEntity } from './moderation-case.entity';
import { ModerationReportEntity } from './moderation-report.entity';
import { type Subject, Subjects } from './subjects';

/** Reports that are shown of a case. */
const MAX_REPORTS = 20;
const MAX_DECISIONS = 50;

export interface Named<Row> {
  row: Row;
  /** Of the reporter or the admin; null if the account is gone. */
  handle: string | null;
}

/** A case with all that an admin should know to decide it. */
export interface CaseView {
  entry: ModerationCaseEntity;
  author: UserEntity;
  /** As it is now; null if it's gone. */
  subject: Subject | null;
  course: { title: string; slug: string } | null;
  numReports: number;
  reports: Named<ModerationReportEntity>[];
  decisions: Named<ModerationActionEntity>[];
}

/** Reads what's shown of cases and accounts. */
@Injectable()
export class CaseViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly subjects: Subjects,
    private readonly outlines: CourseOutlines,
  ) {}

  /** Those whose author is gone are left out: their cases went with them. */
  async of(cases: readonly ModerationCaseEntity[]): Promise<CaseView[]> {
    const ids = cases.map(({ id }) => id);
    const { manager } = this.dataSource;
    const [authors, reports, actions] = await Promise.all([
      this.users.findMany(cases.map(({ authorId }) => authorId)),
      manager.find(ModerationReportEntity, { where: { caseId: In(ids) }, order: { id: 'DESC' } }),
      manager.find(ModerationActionEntity, { where: { caseId: In(ids) }, order: { id: 'DESC' } }),
    ]);
    const [reporters, decisions] = await Promise.all([
      this.users.findMany(reports.map(({ reporterId }) => reporterId)),
      this.named(actions),
    ]);
    const views = cases.map(async (entry) => {
      const author = authors.get(entry.authorId);
      if (!author) return [];
      const own = reports.filter(({ caseId }) => caseId === entry.id);
      const subject = await this.subjects.find(entry.kind, entry.subjectId);
      const view: CaseView = {
        entry,
        author,
        subject,
        course: await this.courseOf(subject),
        numReports: own.length,
        reports: own.slice(0, MAX_REPORTS).map((row) => ({
          row,
          handle: reporters.get(row.reporterId)?.handle ?? null,
        })),
        decisions: decisions.filter(({ row }) => row.caseId === entry.id),
      };
      return [view];
    });
    return (await Promise.all(views)).flat();
  }

  /** What was decided about a learner, the newest first. */
  async decisionsAbout(userId: string): Promise<Named<ModerationActionEntity>[]> {
    const rows = await this.dataSource.manager.find(ModerationActionEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: MAX_DECISIONS,
    });
    return this.named(rows);
  }

  private async named(rows: ModerationActionEntity[]): Promise<Named<ModerationActionEntity>[]> {
    const admins = await this.users.findMany(rows.map(({ adminId }) => adminId));
    return rows.map((row) => ({ row, handle: admins.get(row.adminId)?.handle ?? null }));
  }

  private async courseOf(subject: Subject | null): Promise<CaseView['course']> {
    if (!subject?.review) return null;
    return (await this.outlines.byId(subject.review.courseId))?.course ?? null;
  }
}
