import type { ExerciseSourceName } from '@server/learning/exercises';
import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ResultSlug } from '@shared/contracts';
import type { InterviewReview } from '@shared/grading';
import type { StoredAnswer } from '@shared/lesson-types';
import type { XpLine } from '@shared/rules/xp';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One answer to an exercise and its result. Never changed, never deleted: a new verdict is a RegradeEntity. */
@PersonalData()
@Entity('submissions')
@Index('ix_submissions_user_exercise', ['userId', 'exerciseSource', 'exerciseId', 'createdAt'])
@Index('uq_submissions_request', ['userId', 'requestId'], { unique: true })
@Index('ix_submissions_exercise', [
  'exerciseSource',
  'exerciseId',
  'createdAt',
  'userId',
  'resultSlug',
  'signature',
])
export class SubmissionEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  exerciseSource!: ExerciseSourceName;

  @Column(uuidColumn())
  exerciseId!: string;

  /** Null for an exercise without a course. */
  @Column(uuidColumn({ nullable: true }))
  courseId!: string | null;

  @Column(timestampColumn())
  createdAt!: Date;

  @Column(jsonColumn())
  answer!: StoredAnswer;

  @Column(enumColumn())
  resultSlug!: ResultSlug;

  @Column({ type: 'text' })
  resultMessage!: string;

  /** Names the text of the message, for readers of other languages; null for older submissions, and for a cut message. */
  @Column({ type: 'text', nullable: true })
  resultText!: string | null;

  @Column({ type: 'integer' })
  xpReward!: number;

  @Column(jsonColumn())
  xpBreakdown!: XpLine[];

  /** What a failure has in common with others (`failureSignature`); null for a success and for older submissions. */
  @Column({ type: 'varchar', nullable: true })
  signature!: string | null;

  /** How an answer to an interview question did on each point; the learner reads it after the stream. */
  @Column(jsonColumn({ nullable: true }))
  interview!: InterviewReview | null;

  /** Chosen by the client, so that an answer that's sent twice is recorded once. Null for a failure of the judge. */
  @Column(uuidColumn({ nullable: true }))
  requestId!: string | null;

  /** When it was made, if that was offline and plausible (docs/offline.md). */
  @Column(timestampColumn({ nullable: true }))
  madeAt!: Date | null;
}
