import { booleanColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { FeedbackEntity } from './feedback.entity';

/** What an admin decided about somebody's feedback. Without a row it's still open. */
@PersonalData({ through: ['feedbackId', () => FeedbackEntity], secret: 'all' })
@Entity('report_decisions')
export class ReportDecisionEntity {
  @PrimaryColumn(uuidColumn())
  feedbackId!: string;

  /** Whether it helped: the learner then gets karma (docs/leaderboards.md). */
  @Column(booleanColumn())
  isAccepted!: boolean;

  @Column(timestampColumn())
  decidedAt!: Date;

  @Column(uuidColumn())
  decidedBy!: string;
}
