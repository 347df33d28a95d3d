import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ReportReason } from '@shared/rules/moderation';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What one learner says about a case. Its author never learns who it was. */
@PersonalData({ of: 'reporterId' })
@Entity('moderation_reports')
@Index('uq_moderation_reports_case', ['caseId', 'reporterId'], { unique: true })
@Index('ix_moderation_reports_reporter', ['reporterId'])
export class ModerationReportEntity {
  /** Ids are in the order of time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  @Column(uuidColumn())
  caseId!: string;

  @Column(uuidColumn())
  reporterId!: string;

  @Column(enumColumn())
  reason!: ReportReason;

  /** Empty if there's none. */
  @Column({ type: 'text' })
  note!: string;
}
