import { Injectable } from '@nestjs/common';
import { Access } from '@server/access';
import { CourseOutlines, courseNotFound } from '@server/catalog';
import { UserEntity } from '@server/users';
import { DataSource, In, Not } from 'typeorm';
import { ReviewEntity } from './review.entity';
import { ReviewCourse } from './reviews.policy';

export interface PageOfReviews {
  limit: number;
  offset: number;
}

/** A review with its author; null if the account is gone. */
export interface ListedReview {
  review: ReviewEntity;
  author: Pick<UserEntity, 'firstName' | 'lastName'> | null;
}

export interface ReviewList {
  reviews: ListedReview[];
  totalCount: number;
}

/** Reads reviews: those with a public text are listed, the newest first. */
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

  private async list(courseIds: readonly string[], { limit, offset }: PageOfReviews): Promise<ReviewList> {
    const [reviews, totalCount] = await this.dataSource.getRepository(ReviewEntity).findAndCount({
      where: { courseId: In([...courseIds]), publicReview: Not('') },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    });
    const users = await this.dataSource.getRepository(UserEntity).find({
      select: { id: true, firstName: true, lastName: true },
      where: { id: In(reviews.map(({ userId }) => userId)) },
    });
    const authors = new Map(users.map((user) => [user.id, user]));
    return {
      reviews: reviews.map((review) => ({ review, author: authors.get(review.userId) ?? null })),
      totalCount,
    };
  }
}
