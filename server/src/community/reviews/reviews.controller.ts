import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf, ReviewPage } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { MarkReviewHelpful } from './mark-review-helpful';
import { presentOwnReview, presentReviewPage } from './review.presenter';
import { Reviews } from './reviews';
import { SubmitReview } from './submit-review';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: Reviews,
    private readonly submitReview: SubmitReview,
    private readonly markHelpful: MarkReviewHelpful,
  ) {}

  @Serve(contract.submitReview)
  @RateLimit(30, 60_000)
  async submit(
    @Input() { params, body }: InputOf<typeof contract.submitReview>,
    @UserId() userId: string,
  ): Promise<object> {
    const { rating, publicReview, privateReview } = body;
    const ids = { userId, courseId: params.id };
    await this.submitReview.execute({ ...ids, rating: rating || null, publicReview, privateReview });
    return {};
  }

  @Serve(contract.markReviewHelpful)
  @RateLimit(60, 60_000)
  async helpful(
    @Input() { params, body }: InputOf<typeof contract.markReviewHelpful>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.markHelpful.execute({ userId, reviewId: params.id, helpful: body.helpful });
    return {};
  }

  @Serve(contract.listHelpfulReviews)
  async votes(@UserId() userId: string): Promise<ReplyOf<typeof contract.listHelpfulReviews>> {
    const { helpful, own } = await this.reviews.votesOf(userId);
    return { Helpful: helpful, Own: own };
  }

  @Serve(contract.getOwnReview)
  async own(
    @Input() { params }: InputOf<typeof contract.getOwnReview>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof contract.getOwnReview>> {
    const { review, canReview } = await this.reviews.own(userId, params.id);
    return { Review: review && presentOwnReview(review), CanReview: canReview };
  }

  @Serve(contract.listMixedReviews)
  async mixed(@Input() { query }: InputOf<typeof contract.listMixedReviews>): Promise<ReviewPage> {
    return presentReviewPage(await this.reviews.mixed(query.course_ids, query));
  }

  @Serve(contract.listCourseReviews)
  async ofCourse(
    @Input() { params, query }: InputOf<typeof contract.listCourseReviews>,
  ): Promise<ReviewPage> {
    return presentReviewPage(await this.reviews.ofCourse(params.id, query));
  }
}
