export { ReviewsModule } from './reviews.module';
