import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One learner's progress in one lesson, created by the first submission or look at the solution. */
@Entity('lesson_progress')
export class LessonProgressEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(uuidColumn())
  lessonId!: string;

  /** Judged submissions; one that the judge itself failed does not count. */
  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ type: 'integer' })
  successCount!: number;

  /** For ever: what was paid once is not paid again, also after a reset. */
  @Column(timestampColumn({ nullable: true }))
  firstSuccessAt!: Date | null;

  /** The lesson counts as complete while this is set; a reset clears it. */
  @Column(timestampColumn({ nullable: true }))
  completedAt!: Date | null;

  /** The first look at the solution. */
  @Column(timestampColumn({ nullable: true }))
  solutionViewedAt!: Date | null;

  /** The learner's latest submission or look at the solution. */
  @Column(timestampColumn())
  updatedAt!: Date;
}
