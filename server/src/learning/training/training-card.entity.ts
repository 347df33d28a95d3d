import { jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Memory } from './memory';

/**
 * A lesson that one learner has completed and trains from time to time. Only lessons come back: a session is planned from
 * the courses, and variants are written for lessons.
 */
@PersonalData()
@Entity('training_cards')
export class TrainingCardEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(uuidColumn())
  lessonId!: string;

  /** When the lesson was completed. */
  @Column(timestampColumn())
  createdAt!: Date;

  @Column(timestampColumn())
  dueAt!: Date;

  /** 0 until it's trained for the first time. */
  @Column({ type: 'integer' })
  reviews!: number;

  /** Wrong answers since the last review. */
  @Column({ type: 'integer' })
  failures!: number;

  @Column(jsonColumn())
  memory!: Memory;
}
