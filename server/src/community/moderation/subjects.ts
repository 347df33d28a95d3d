import { Injectable } from '@nestjs/common';
import { ModeratedReviews, type ReviewEntity } from '@server/community/reviews';
import { ModeratedProfile, type UserEntity, UserRepository } from '@server/people/users';
import type { ReportKind } from '@shared/rules/moderation';

/** Something that can be reported, as it is now. */
export interface Subject {
  kind: ReportKind;
  /** The id of the review, or of the learner. */
  id: string;
  author: UserEntity;
  /** A text, or a WebP in base64; null if it's gone. */
  content: string | null;
  review: ReviewEntity | null;
}

/** Finds what was reported. */
@Injectable()
export class Subjects {
  constructor(
    private readonly users: UserRepository,
    private readonly reviews: ModeratedReviews,
    private readonly profiles: ModeratedProfile,
  ) {}

  /** As a reporter names it: names are shown with reviews as well. */
  async reported(kind: ReportKind, id: string): Promise<Subject | null> {
    const subject = await this.find(kind, id);
    if (subject || kind !== 'name') return subject;
    const review = await this.reviews.find(id);
    return review && this.find('name', review.userId);
  }

  /** Null if the review or the account is gone. */
  async find(kind: ReportKind, id: string): Promise<Subject | null> {
    if (kind === 'review') {
      const review = await this.reviews.find(id);
      const author = review && (await this.users.find(review.userId));
      return author && { kind, id, author, content: review.publicReview, review };
    }
    const author = await this.users.find(id);
    return author && { kind, id, author, content: await this.profiles.read(author, kind), review: null };
  }
}
