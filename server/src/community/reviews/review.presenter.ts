import type { OwnReview, Review, ReviewPage } from '@shared/contracts';
import type { ReviewEntity } from './review.entity';
import type { ListedReview, ReviewList } from './reviews';

const presentReview = ({ review, author, helpfulCount }: ListedReview): Review => ({
  UUID: review.id,
  CourseUUID: review.courseId,
  PublicReview: review.publicReview,
  CreatedAt: review.createdAt.toISOString(),
  // A public text always comes with stars.
  Rating: review.rating ?? 5,
  FirstName: author?.firstName ?? 'Former learner',
  LastName: author?.lastName ?? '',
  HelpfulCount: helpfulCount,
});

export const presentReviewPage = ({ reviews, totalCount }: ReviewList): ReviewPage => ({
  Reviews: reviews.map(presentReview),
  TotalCount: totalCount,
});

export const presentOwnReview = (review: ReviewEntity): OwnReview => ({
  CourseUUID: review.courseId,
  Rating: review.rating,
  PublicReview: review.publicReview,
  PrivateReview: review.privateReview,
  CreatedAt: review.createdAt.toISOString(),
  Visibility: review.visibility,
});
