import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner finds somebody's public review helpful: at most once for each review. */
@PersonalData()
@Entity('review_votes')
@Index('ix_review_votes_user', ['userId', 'createdAt'])
export class ReviewVoteEntity {
  @PrimaryColumn(uuidColumn())
  reviewId!: string;

  @PrimaryColumn(uuidColumn())
  userId!: string;

  @Column(timestampColumn())
  createdAt!: Date;
}
