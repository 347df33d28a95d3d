import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ReviewVisibility } from '@shared/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a learner thinks of a course: one for each learner and course. */
@PersonalData()
@Entity('reviews')
@Index('uq_reviews_user_course', ['userId', 'courseId'], { unique: true })
@Index('ix_reviews_course', ['courseId', 'createdAt'])
export class ReviewEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  courseId!: string;

  /** Of the first version: an edit doesn't make it new. */
  @Column(timestampColumn())
  createdAt!: Date;

  @Column(timestampColumn())
  updatedAt!: Date;

  /** 1 to 5; null if the learner only wrote to the authors. */
  @Column({ type: 'integer', nullable: true })
  rating!: number | null;

  /** Empty if there is none. */
  @Column({ type: 'text' })
  publicReview!: string;

  /** Only for the authors; empty if there is none. */
  @Column({ type: 'text' })
  privateReview!: string;

  /** When the private text last changed; null without one. */
  @Column(timestampColumn({ nullable: true }))
  privateReviewAt!: Date | null;

  /** `waiting`: nobody has looked at a newcomer's text yet. `hidden`: an admin took it away. Others see neither. */
  @Column(enumColumn())
  visibility!: ReviewVisibility;
}
