import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule, CourseRatings } from '@server/learning/catalog';
import { ProgressModule } from '@server/learning/progress';
import { AccessModule } from '@server/people/access';
import { MarkReviewHelpful } from './mark-review-helpful';
import { ModeratedReviews } from './moderated-reviews';
import { RatingCache } from './rating-cache';
import { ReleaseReviews } from './release-reviews';
import { ReviewEntity } from './review.entity';
import { ReviewVoteEntity } from './review-vote.entity';
import { Reviews } from './reviews';
import { ReviewsController } from './reviews.controller';
import { ReviewsPolicy } from './reviews.policy';
import { SubmitReview } from './submit-review';

/** Global because it provides the catalog's port CourseRatings. */
@Global()
@Module({
  imports: [
    AccessModule,
    CatalogModule,
    ProgressModule,
    TypeOrmModule.forFeature([ReviewEntity, ReviewVoteEntity]),
  ],
  controllers: [ReviewsController],
  providers: [
    MarkReviewHelpful,
    ModeratedReviews,
    RatingCache,
    ReleaseReviews,
    Reviews,
    ReviewsPolicy,
    SubmitReview,
    { provide: CourseRatings, useExisting: RatingCache },
  ],
  exports: [CourseRatings, ModeratedReviews],
})
export class ReviewsModule {}
