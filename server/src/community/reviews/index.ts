export { ModeratedReviews } from './moderated-reviews';
export { ReviewEntity } from './review.entity';
export { ReviewReleased, ReviewSubmitted, ReviewVoted } from './reviews.events';
export { ReviewsModule } from './reviews.module';
