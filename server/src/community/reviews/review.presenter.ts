import type { OwnReview, Review, ReviewPage } from '@shared/contracts';
import { text } from '@shared/texts';
import type { ReviewEntity } from './review.entity';
import type { ListedReview, ReviewList } from './reviews';

/** Who wrote a review, once their account is gone. */
const formerLearner = text('reviews.former-learner');

const presentReview = ({ review, author, helpfulCount }: ListedReview): Review => ({
  UUID: review.id,
  CourseUUID: review.courseId,
  PublicReview: review.publicReview,
  CreatedAt: review.createdAt.toISOString(),
  // A public text always comes with stars.
  Rating: review.rating ?? 5,
  FirstName: author?.firstName ?? formerLearner.english,
  FirstNameText: author ? undefined : formerLearner.reference,
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
