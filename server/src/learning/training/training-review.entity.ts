import {
  booleanColumn,
  enumColumn,
  jsonColumn,
  PersonalData,
  timestampColumn,
  uuidColumn,
} from '@server/platform/database';
import type { TrainingRating } from '@shared/rules/training';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Memory } from './memory';

/** One time that a learner trained a lesson. */
@PersonalData()
@Entity('training_reviews')
@Index('ix_training_reviews_user', ['userId', 'reviewedAt'])
@Index('ix_training_reviews_user_lesson', ['userId', 'lessonId'])
export class TrainingReviewEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  lessonId!: string;

  @Column(timestampColumn())
  reviewedAt!: Date;

  /** As the answer suggested, or as the learner changed it. */
  @Column(enumColumn())
  rating!: TrainingRating;

  @Column({ type: 'integer' })
  failures!: number;

  /** As the learner's client measured it. */
  @Column({ type: 'integer' })
  seconds!: number;

  /** The card before this review, to start from if the rating is changed. */
  @Column(jsonColumn())
  before!: Memory;

  /** Reviews of this card before this one; 0 for the first. */
  @Column({ type: 'integer' })
  reviewsBefore!: number;

  /** The solution was shown instead of a right answer, so it stays forgotten. */
  @Column(booleanColumn())
  gaveUp!: boolean;
}
