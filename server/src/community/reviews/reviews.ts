import { Injectable } from '@nestjs/common';
import { CourseOutlines, courseNotFound } from '@server/learning/catalog';
import { Access } from '@server/people/access';
import { UserEntity } from '@server/people/users';
import { MAX_HELPFUL_LISTED } from '@shared/contracts';
import { DataSource, In } from 'typeorm';
import { listed } from './listed-reviews';
import { ReviewEntity } from './review.entity';
import { ReviewVoteEntity } from './review-vote.entity';
import { ReviewCourse } from './reviews.policy';

export interface PageOfReviews {
  limit: number;
  offset: number;
}

/** A review with its author; null if the account is gone. */
export interface ListedReview {
  review: ReviewEntity;
  author: Pick<UserEntity, 'firstName' | 'lastName'> | null;
  /** Learners who voted for it. */
  helpfulCount: number;
}

export interface ReviewList {
  reviews: ListedReview[];
  totalCount: number;
}

/** Reads reviews: those with a public text that others may see are listed, the newest first. */
@Injectable()
export class Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
    private readonly access: Access,
  ) {}

  /** @throws DomainError `not-found`. */
  async ofCourse(courseId: string, page: PageOfReviews): Promise<ReviewList> {
    if (!(await this.outlines.byId(courseId))) throw courseNotFound();
    return this.list([courseId], page);
  }

  /** Of the live courses among `courseIds`; without them, of all. */
  async mixed(courseIds: readonly string[] | undefined, page: PageOfReviews): Promise<ReviewList> {
    const live = (await this.outlines.all()).map(({ course }) => course.id);
    return this.list(courseIds ? live.filter((id) => courseIds.includes(id)) : live, page);
  }

  /** @throws DomainError `not-found`. */
  async own(userId: string, courseId: string): Promise<{ review: ReviewEntity | null; canReview: boolean }> {
    const outline = await this.outlines.byId(courseId);
    if (!outline) throw courseNotFound();
    const [review, canReview] = await Promise.all([
      this.dataSource.getRepository(ReviewEntity).findOneBy({ userId, courseId }),
      this.access.can(userId, ReviewCourse, outline),
    ]);
    return { review, canReview };
  }

  /** The reviews that a learner voted for, and those they wrote, by id. */
  async votesOf(userId: string): Promise<{ helpful: string[]; own: string[] }> {
    const [votes, own] = await Promise.all([
      this.dataSource.getRepository(ReviewVoteEntity).find({
        where: { userId },
        order: { createdAt: 'DESC' },
        take: MAX_HELPFUL_LISTED,
      }),
      this.dataSource.getRepository(ReviewEntity).find({ select: { id: true }, where: { userId } }),
    ]);
    return { helpful: votes.map(({ reviewId }) => reviewId), own: own.map(({ id }) => id) };
  }

  private async list(courseIds: readonly string[], { limit, offset }: PageOfReviews): Promise<ReviewList> {
    const [reviews, totalCount] = await listed(this.dataSource.getRepository(ReviewEntity))
      .andWhere({ courseId: In([...courseIds]) })
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id', 'DESC')
      .take(limit)
      .skip(offset)
      .getManyAndCount();
    const users = await this.dataSource.getRepository(UserEntity).find({
      select: { id: true, firstName: true, lastName: true },
      where: { id: In(reviews.map(({ userId }) => userId)) },
    });
    const authors = new Map(users.map((user) => [user.id, user]));
    const votes = await this.countVotes(reviews.map(({ id }) => id));
    return {
      reviews: reviews.map((review) => ({
        review,
        author: authors.get(review.userId) ?? null,
        helpfulCount: votes.get(review.id) ?? 0,
      })),
      totalCount,
    };
  }

  /** By review; those without a vote are missing. */
  private async countVotes(reviewIds: string[]): Promise<Map<string, number>> {
    const rows: { reviewId: string; votes: number }[] = await this.dataSource
      .getRepository(ReviewVoteEntity)
      .createQueryBuilder('vote')
      .select('vote.reviewId', 'reviewId')
      .addSelect('COUNT(*)', 'votes')
      .where({ reviewId: In(reviewIds) })
      .groupBy('vote.reviewId')
      .getRawMany();
    return new Map(rows.map(({ reviewId, votes }) => [reviewId, Number(votes)]));
  }
}
