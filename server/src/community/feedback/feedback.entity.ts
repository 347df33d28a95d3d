import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type FeedbackKind = 'lesson' | 'spellbook';

/** What somebody wrote to the authors. Never changed. */
@PersonalData()
@Entity('feedback')
@Index('ix_feedback_subject', ['kind', 'subjectId', 'createdAt'])
@Index('ix_feedback_user', ['userId'])
export class FeedbackEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Null for a guest. */
  @Column(uuidColumn({ nullable: true }))
  userId!: string | null;

  @Column(enumColumn())
  kind!: FeedbackKind;

  /** The id of the lesson or the spellbook page. */
  @Column(uuidColumn())
  subjectId!: string;

  /** The `lastMod` of the text that the learner saw: it may have been mended since. */
  @Column(timestampColumn())
  subjectVersion!: Date;

  @Column({ type: 'text' })
  text!: string;

  /** Null if the learner didn't attach any. */
  @Column({ type: 'text', nullable: true })
  code!: string | null;
}
