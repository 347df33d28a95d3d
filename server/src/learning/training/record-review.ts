import { Injectable, Optional } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, newId, type Transaction } from '@server/platform/database';
import { dayIn } from '@shared/rules/days';
import type { TrainingRating } from '@shared/rules/training';
import type { EntityManager } from 'typeorm';
import { dueAtOf, type Memory, review } from './memory';
import { cardNotFound, notReviewed, staysForgotten } from './training.errors';
import { LessonTrained } from './training.events';
import { TrainingActivity } from './training-activity';
import { TrainingCardEntity } from './training-card.entity';
import { TrainingReviewEntity } from './training-review.entity';

export interface ReviewedCard {
  rating: TrainingRating;
  dueAt: Date;
}

export interface NewReview {
  userId: string;
  lessonId: string;
  seconds: number;
  /** Without a right answer: not completed. */
  gaveUp?: boolean;
}

/** Records how well a learner remembered, and schedules the card's next review. */
@Injectable()
export class RecordReview {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Optional() private readonly activity?: TrainingActivity,
  ) {}

  /** A wrong answer: it counts when the right one is rated. @returns the wrong answers so far. */
  countFailure(userId: string, lessonId: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const card = await this.lock(tx, userId, lessonId);
      if (await this.todaysReview(tx.manager, card)) return card.failures;
      const failures = card.failures + 1;
      await tx.manager.update(TrainingCardEntity, { userId, lessonId }, { failures });
      return failures;
    });
  }

  /** A card's reviews when today's exercise was shown: what was reviewed today stays today's exercise. */
  async reviewsWhenShown(card: TrainingCardEntity): Promise<number> {
    const last = await this.todaysReview(this.database.dataSource.manager, card);
    return last?.reviewsBefore ?? card.reviews;
  }

  /**
   * `rate` gets the number of wrong answers before. A card that was reviewed today keeps that review: two
   * windows may answer it, or a reply gets lost.
   * @throws DomainError `not-found`.
   */
  async review(
    { userId, lessonId, seconds, gaveUp = false }: NewReview,
    rate: (failures: number) => TrainingRating,
  ): Promise<ReviewedCard> {
    return this.database.transaction(async (tx) => {
      const card = await this.lock(tx, userId, lessonId);
      const existing = await this.todaysReview(tx.manager, card);
      if (existing) return { rating: existing.rating, dueAt: card.dueAt };
      const now = this.clock.now();
      const rating = rate(card.failures);
      const entry = {
        id: newId(now.getTime()),
        userId,
        lessonId,
        reviewedAt: now,
        rating,
        failures: card.failures,
        seconds,
        before: card.memory,
        reviewsBefore: card.reviews,
        gaveUp,
      };
      await tx.manager.insert(TrainingReviewEntity, entry);
      if (!gaveUp) await this.activity?.trained(tx, { userId, reviewId: entry.id, at: now });
      tx.emit(LessonTrained, {
        userId,
        lessonId,
        reviewId: entry.id,
        reviewedAt: now.toISOString(),
        rating,
      });
      return this.schedule(tx, card, entry, rating, card.reviews + 1);
    });
  }

  /**
   * Changes the rating of the last review.
   * @throws DomainError `not-found`, or `conflict` if the card wasn't reviewed today, or was given up.
   */
  async changeRating(userId: string, lessonId: string, rating: TrainingRating): Promise<ReviewedCard> {
    return this.database.transaction(async (tx) => {
      const card = await this.lock(tx, userId, lessonId);
      const last = await this.todaysReview(tx.manager, card);
      if (!last) throw notReviewed();
      if (last.gaveUp) throw staysForgotten();
      await tx.manager.update(TrainingReviewEntity, { id: last.id }, { rating });
      return this.schedule(tx, card, last, rating, card.reviews);
    });
  }

  private async lock(tx: Transaction, userId: string, lessonId: string): Promise<TrainingCardEntity> {
    const card = await lockRow(tx, TrainingCardEntity, { userId, lessonId });
    if (!card) throw cardNotFound();
    return card;
  }

  /** By the day of the learner's time zone, like the plan: what was reviewed late last night can be due this morning. */
  private async todaysReview(
    manager: EntityManager,
    { userId, lessonId }: TrainingCardEntity,
  ): Promise<TrainingReviewEntity | undefined> {
    const [last] = await manager.find(TrainingReviewEntity, {
      where: { userId, lessonId },
      order: { reviewedAt: 'DESC' },
      take: 1,
    });
    if (!last) return undefined;
    const timeZone = (await this.users.find(userId, manager))?.timeZone ?? 'UTC';
    const isToday = dayIn(timeZone, last.reviewedAt) === dayIn(timeZone, this.clock.now());
    return isToday ? last : undefined;
  }

  private async schedule(
    tx: Transaction,
    { userId, lessonId }: TrainingCardEntity,
    { before, reviewedAt }: { before: Memory; reviewedAt: Date },
    rating: TrainingRating,
    reviews: number,
  ): Promise<ReviewedCard> {
    const memory = review(before, rating, reviewedAt);
    const dueAt = dueAtOf(memory);
    await tx.manager.update(
      TrainingCardEntity,
      { userId, lessonId },
      { memory: memory as never, dueAt, reviews, failures: 0 },
    );
    return { rating, dueAt };
  }
}
