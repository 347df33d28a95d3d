import { Injectable } from '@nestjs/common';
import { lockRow, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import type { ReviewVisibility } from '@shared/contracts';
import { text } from '@shared/texts';
import { DataSource } from 'typeorm';
import { RatingCache } from './rating-cache';
import { ReviewEntity } from './review.entity';
import { ReviewVoted } from './reviews.events';

/** Reviews as an admin decides about them. */
@Injectable()
export class ModeratedReviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: RatingCache,
  ) {}

  /** The review, hidden or not; null if it has no public text. */
  async find(id: string): Promise<ReviewEntity | null> {
    const review = await this.dataSource.manager.findOneBy(ReviewEntity, { id });
    return review && review.publicReview !== '' ? review : null;
  }

  findOf(userId: string, courseId: string): Promise<ReviewEntity | null> {
    return this.dataSource.manager.findOneBy(ReviewEntity, { userId, courseId });
  }

  isWaiting({ manager }: Transaction, id: string): Promise<boolean> {
    return manager.existsBy(ReviewEntity, { id, visibility: 'waiting' });
  }

  /**
   * Shows or hides a review, and returns what it was before.
   * @param from Refused unless it's that now.
   * @throws DomainError `not-found`; `conflict` if it's something else by now.
   */
  async change(
    tx: Transaction,
    id: string,
    to: ReviewVisibility,
    from: readonly ReviewVisibility[],
  ): Promise<ReviewVisibility> {
    const review = await lockRow(tx, ReviewEntity, { id });
    if (!review || review.publicReview === '') throw new DomainError('not-found', text('reviews.gone'));
    if (!from.includes(review.visibility)) throw new DomainError('conflict', text('reviews.changed'));
    await tx.manager.update(ReviewEntity, { id }, { visibility: to });
    // Its votes count only while others see it.
    tx.emit(ReviewVoted, { authorId: review.userId, reviewId: id });
    tx.afterCommit(() => this.ratings.forget());
    return review.visibility;
  }

  /** After an author was suspended, or isn't anymore. */
  forgetRatings(): void {
    this.ratings.forget();
  }
}
