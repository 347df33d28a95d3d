import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { ReviewEntity } from './review.entity';
import { ReviewVoteEntity } from './review-vote.entity';
import { ReviewVoted } from './reviews.events';

export interface ReviewVote {
  userId: string;
  reviewId: string;
  helpful: boolean;
}

/** Gives or takes back a learner's one vote for a public review. */
@Injectable()
export class MarkReviewHelpful {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found` without a text that others may see, `forbidden` for the learner's own. */
  async execute({ userId, reviewId, helpful }: ReviewVote): Promise<void> {
    await this.database.transaction(async (tx) => {
      const review = await tx.manager.findOneBy(ReviewEntity, { id: reviewId });
      if (!review || review.publicReview === '' || review.visibility !== 'public')
        throw new DomainError('not-found', text('reviews.gone'));
      if (review.userId === userId) throw new DomainError('forbidden', text('reviews.own'));
      const vote = { reviewId, userId };
      const hasChanged = helpful
        ? await insertOnce(tx, ReviewVoteEntity, { ...vote, createdAt: this.clock.now() })
        : (await tx.manager.delete(ReviewVoteEntity, vote)).affected === 1;
      if (hasChanged) tx.emit(ReviewVoted, { authorId: review.userId, reviewId });
    });
  }
}
