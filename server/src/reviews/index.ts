export { ReviewSubmitted } from './reviews.events';
export { ReviewsModule } from './reviews.module';
