import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { lockRow, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { DataSource } from 'typeorm';
import { FeedbackEntity, type FeedbackKind } from './feedback.entity';
import { ReportDecided } from './feedback.events';
import { ReportDecisionEntity } from './report-decision.entity';

export type ReportState = 'open' | 'accepted' | 'dismissed';

export interface Report {
  id: string;
  createdAt: Date;
  kind: FeedbackKind;
  subjectId: string;
  text: string;
  code: string | null;
  state: ReportState;
  /** The learner's handle; null for a guest, and for an account that's gone. */
  handle: string | null;
  /** Null if the lesson or page no longer exists. */
  title: string | null;
  /** The lesson to open: of a page, the one that it belongs to. */
  lessonId: string | null;
  /** The text was changed after the learner saw it. */
  isOutdated: boolean;
}

export interface DecideReportInput {
  reportId: string;
  state: ReportState;
  adminId: string;
}

const PAGE_SIZE = 50;
/** Ids are in the order of time, so no report's id is greater. */
const AFTER_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What learners wrote about the content, and what became of it. */
@Injectable()
export class Reports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** At most 50 in a state, the newest first; the next ones come after the last one's id. */
  async list(state: ReportState, after: string | undefined): Promise<Report[]> {
    const [isDecided, isAccepted] = [state !== 'open', state === 'accepted'];
    const rows: Array<Record<string, unknown>> = await this.dataSource.sql`
      SELECT feedback.id, feedback.created_at, kind, subject_id, subject_version,
        feedback.text, feedback.code, users.handle,
        COALESCE(lessons.title, spellbook_pages.title) AS title,
        COALESCE(lessons.id, spellbook_pages.lesson_id) AS lesson_id,
        COALESCE(lessons.last_mod, spellbook_pages.last_mod) AS last_mod
      FROM feedback
      LEFT JOIN report_decisions ON feedback_id = feedback.id
      LEFT JOIN users ON users.id = feedback.user_id
      LEFT JOIN lessons ON kind = 'lesson' AND lessons.id = subject_id
      LEFT JOIN spellbook_pages ON kind = 'spellbook' AND spellbook_pages.id = subject_id
      WHERE (feedback_id IS NOT NULL) = ${isDecided}
        AND (feedback_id IS NULL OR is_accepted = ${isAccepted})
        AND feedback.id < ${after ?? AFTER_ALL}
      ORDER BY feedback.id DESC LIMIT ${PAGE_SIZE}`;
    return rows.map((row) => ({
      id: String(row.id),
      createdAt: new Date(Number(row.created_at)),
      kind: row.kind as FeedbackKind,
      subjectId: String(row.subject_id),
      text: String(row.text),
      code: row.code as string | null,
      state,
      handle: row.handle as string | null,
      title: row.title as string | null,
      lessonId: row.lesson_id as string | null,
      isOutdated: Number(row.last_mod ?? 0) > Number(row.subject_version),
    }));
  }

  /**
   * Accepts or dismisses a report, or opens it again.
   * @throws DomainError `not-found`
   */
  async decide(tx: Transaction, { reportId, state, adminId }: DecideReportInput): Promise<void> {
    const report = await lockRow(tx, FeedbackEntity, { id: reportId });
    if (!report) throw new DomainError('not-found', 'This report doesn’t exist.');
    await tx.manager.delete(ReportDecisionEntity, { feedbackId: reportId });
    if (state !== 'open')
      await tx.manager.insert(ReportDecisionEntity, {
        feedbackId: reportId,
        isAccepted: state === 'accepted',
        decidedAt: this.clock.now(),
        decidedBy: adminId,
      });
    if (report.userId !== null) tx.emit(ReportDecided, { userId: report.userId, feedbackId: reportId });
  }
}
