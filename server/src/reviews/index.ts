export { ReviewSubmitted, ReviewVoted } from './reviews.events';
export { ReviewsModule } from './reviews.module';
