import { Injectable } from '@nestjs/common';
import { CourseOutlines, courseNotFound } from '@server/learning/catalog';
import { Access } from '@server/people/access';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { hasContent, needsStars, type ReviewWords } from '@shared/rules/reviews';
import { text } from '@shared/texts';
import { RatingCache } from './rating-cache';
import { ReviewEntity } from './review.entity';
import { ReviewSubmitted } from './reviews.events';
import { ReviewCourse } from './reviews.policy';
import { visibilityFor } from './trusted-author';

export interface SubmitReviewInput {
  userId: string;
  courseId: string;
  /** 1 to 5; null for none. */
  rating: number | null;
  publicReview: string;
  privateReview: string;
}

/** Stores a learner's review of a course, in place of an earlier one. */
@Injectable()
export class SubmitReview {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly access: Access,
    private readonly ratings: RatingCache,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`, `invalid` (nothing in it), and what ReviewCourse's policy decides. */
  async execute({ userId, courseId, ...words }: SubmitReviewInput): Promise<void> {
    const outline = await this.outlines.byId(courseId);
    if (!outline) throw courseNotFound();
    await this.access.require(userId, ReviewCourse, outline);
    checkWords(words);
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const privateReviewAt = words.privateReview === '' ? null : now;
      const times = { createdAt: now, updatedAt: now, privateReviewAt };
      tx.emit(ReviewSubmitted, { userId, courseId });
      const visibility = words.publicReview === '' ? 'public' : await visibilityFor(tx, { userId, courseId });
      const row = { id: newId(now.getTime()), userId, courseId, ...times, visibility, ...words } as const;
      if (await insertOnce(tx, ReviewEntity, row)) return;
      const before = await lockRow(tx, ReviewEntity, { userId, courseId });
      const isUnchanged = before?.privateReview === words.privateReview;
      // What an admin took away stays away, and what others may read already needs no second look.
      const keeps = before?.visibility === 'hidden' || before?.publicReview === words.publicReview;
      const change = {
        updatedAt: now,
        privateReviewAt: isUnchanged ? before.privateReviewAt : privateReviewAt,
        visibility: keeps ? before.visibility : visibility,
      };
      await tx.manager.update(ReviewEntity, { userId, courseId }, { ...change, ...words });
    });
    this.ratings.forget();
  }
}

function checkWords(words: ReviewWords) {
  if (needsStars(words)) throw new DomainError('invalid', text('reviews.stars-too'));
  if (!hasContent(words)) throw new DomainError('invalid', text('reviews.stars-or-words'));
}
