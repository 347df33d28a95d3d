import {
  booleanColumn,
  enumColumn,
  PersonalData,
  timestampColumn,
  uuidColumn,
} from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type ReportStatus = 'new' | 'read' | 'done';

/** What became of a report. Without a row it's new. */
@PersonalData({ secret: 'all' })
@Entity('report_states')
@Index('ix_report_states_user', ['userId'])
export class ReportStateEntity {
  /** The id of the feedback or the review. */
  @PrimaryColumn(uuidColumn())
  reportId!: string;

  /** Who wrote it; null for a guest. */
  @Column(uuidColumn({ nullable: true }))
  userId!: string | null;

  @Column(enumColumn())
  status!: ReportStatus;

  /** Whether it helped: the learner then has karma for it (docs/leaderboards.md). */
  @Column(booleanColumn())
  isAccepted!: boolean;

  @Column(timestampColumn())
  changedAt!: Date;
}
