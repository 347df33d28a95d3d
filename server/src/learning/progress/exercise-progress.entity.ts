import type { ExerciseSourceName } from '@server/learning/exercises';
import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One learner's progress in one exercise, created by the first submission or solution view. */
@PersonalData()
@Entity('exercise_progress')
export class ExerciseProgressEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(enumColumn())
  exerciseSource!: ExerciseSourceName;

  @PrimaryColumn(uuidColumn())
  exerciseId!: string;

  /** Graded submissions. System errors don't count. */
  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ type: 'integer' })
  successCount!: number;

  /** Never cleared: an exercise pays only once, even after a reset. */
  @Column(timestampColumn({ nullable: true }))
  firstSuccessAt!: Date | null;

  /** Set while the exercise counts as complete; a reset clears it. */
  @Column(timestampColumn({ nullable: true }))
  completedAt!: Date | null;

  /** The last reset. An answer submitted before it doesn't complete the exercise again. */
  @Column(timestampColumn({ nullable: true }))
  resetAt!: Date | null;

  /** When the solution was first viewed. */
  @Column(timestampColumn({ nullable: true }))
  solutionViewedAt!: Date | null;

  /** When the learner last submitted or viewed the solution. */
  @Column(timestampColumn())
  updatedAt!: Date;
}
