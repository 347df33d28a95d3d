import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One learner's progress in one lesson, created by the first submission or solution view. */
@PersonalData()
@Entity('lesson_progress')
export class LessonProgressEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(uuidColumn())
  lessonId!: string;

  /** Graded submissions. System errors don't count. */
  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ type: 'integer' })
  successCount!: number;

  /** Never cleared: a lesson pays only once, even after a reset. */
  @Column(timestampColumn({ nullable: true }))
  firstSuccessAt!: Date | null;

  /** Set while the lesson counts as complete; a reset clears it. */
  @Column(timestampColumn({ nullable: true }))
  completedAt!: Date | null;

  /** The last reset. An answer submitted before it doesn't complete the lesson again. */
  @Column(timestampColumn({ nullable: true }))
  resetAt!: Date | null;

  /** When the solution was first viewed. */
  @Column(timestampColumn({ nullable: true }))
  solutionViewedAt!: Date | null;

  /** When the learner last submitted or viewed the solution. */
  @Column(timestampColumn())
  updatedAt!: Date;
}
