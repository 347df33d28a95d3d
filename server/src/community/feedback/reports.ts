import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { DataSource } from 'typeorm';
import { ReportDecided } from './feedback.events';
import { REPORT_ROWS, type Report, type ReportKind, toReport } from './report-rows';
import { ReportStateEntity, type ReportStatus } from './report-state.entity';

/** Which reports to list; all of it is optional. */
export interface ReportFilter {
  status?: ReportStatus | undefined;
  kind?: ReportKind | undefined;
  courseId?: string | undefined;
  /** The last id of the page before. */
  after?: string | undefined;
}

export interface ChangeReportInput {
  reportId: string;
  status: ReportStatus;
  isAccepted: boolean;
}

export interface ReportBefore {
  status: ReportStatus;
  isAccepted: boolean;
  title: string | null;
}

interface ReportRow {
  user_id: string | null;
  status: ReportStatus;
  title: string | null;
}

export const PAGE_SIZE = 50;
/** Ids are in the order of time, so no report's id is greater. */
const AFTER_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const reportRows = () => REPORT_ROWS;

/** What learners wrote about lessons, spellbook pages and courses, and what became of it. */
@Injectable()
export class Reports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** At most 50 that match all of the filter, the newest first. */
  async list({ status, kind, courseId, after }: ReportFilter = {}): Promise<Report[]> {
    const rows: Array<Record<string, unknown>> = await this.dataSource.sql`
      SELECT report.*, handle, courses.slug AS course_slug, courses.title AS course_title
      FROM (${reportRows}) report
      LEFT JOIN users ON users.id = report.user_id
      LEFT JOIN courses ON courses.id = report.course_id
      WHERE report.id < ${after ?? AFTER_ALL}
        AND report.status = COALESCE(${status ?? null}, report.status)
        AND kind = COALESCE(${kind ?? null}, kind)
        AND COALESCE(course_id, '') = COALESCE(${courseId ?? null}, course_id, '')
      ORDER BY report.id DESC LIMIT ${PAGE_SIZE}`;
    return rows.map(toReport);
  }

  /** How many nobody has read yet. */
  async countNew(): Promise<number> {
    const [row]: { reports: number }[] = await this.dataSource.sql`
      SELECT COUNT(*) AS reports FROM (${reportRows}) report WHERE status = 'new'`;
    return Number(row!.reports);
  }

  /** How many of each course aren't done, by its id. */
  async countOpen(): Promise<Map<string, number>> {
    const rows: { course_id: string; reports: number }[] = await this.dataSource.sql`
      SELECT course_id, COUNT(*) AS reports FROM (${reportRows}) report
      WHERE status <> 'done' GROUP BY course_id`;
    return new Map(rows.map((row) => [row.course_id, Number(row.reports)]));
  }

  /**
   * Says what becomes of a report: whether it's read or done, and whether it helped. Returns what it was before, and the
   * title of what it's about.
   * @throws DomainError `not-found`
   */
  async change(tx: Transaction, { reportId, ...change }: ChangeReportInput): Promise<ReportBefore> {
    const [report]: ReportRow[] = await tx.manager.sql`
      SELECT user_id, status, title FROM (${reportRows}) report WHERE id = ${reportId}`;
    if (!report) throw new DomainError('not-found', text('admin.no-such-report'));
    const [userId, changedAt] = [report.user_id, this.clock.now()];
    const untouched = { reportId, userId, status: 'new', isAccepted: false, changedAt } as const;
    await insertOnce(tx, ReportStateEntity, untouched);
    const before = (await lockRow(tx, ReportStateEntity, { reportId })) ?? untouched;
    await tx.manager.update(ReportStateEntity, { reportId }, { ...change, changedAt });
    if (userId !== null && before.isAccepted !== change.isAccepted)
      tx.emit(ReportDecided, { userId, feedbackId: reportId });
    return { isAccepted: before.isAccepted, status: report.status, title: report.title };
  }
}
