import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '@server/access';
import { CatalogModule, CourseRatings } from '@server/catalog';
import { ProgressModule } from '@server/progress';
import { MarkReviewHelpful } from './mark-review-helpful';
import { RatingCache } from './rating-cache';
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
    RatingCache,
    Reviews,
    ReviewsPolicy,
    SubmitReview,
    { provide: CourseRatings, useExisting: RatingCache },
  ],
  exports: [CourseRatings],
})
export class ReviewsModule {}
