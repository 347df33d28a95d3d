import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { ReviewEntity } from './review.entity';

/** The reviews that everybody sees: with a text, neither waiting nor hidden, and not by somebody who's suspended. */
export const listed = (reviews: Repository<ReviewEntity>): SelectQueryBuilder<ReviewEntity> =>
  reviews.createQueryBuilder('review').where(
    `review.publicReview <> '' AND review.visibility = 'public' AND NOT EXISTS (
      SELECT 1 FROM users WHERE users.id = review.userId AND users.suspended_at IS NOT NULL)`,
  );
