import { Injectable } from '@nestjs/common';
import { LessonCompleted } from '@server/learning/lessons';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { RatingCache } from './rating-cache';
import { ReviewEntity } from './review.entity';
import { ReviewReleased } from './reviews.events';
import { hasSolvedEnough } from './trusted-author';

/** Shows a newcomer's waiting reviews once they have solved enough lessons. */
@Injectable()
export class ReleaseReviews {
  constructor(
    private readonly database: Database,
    private readonly ratings: RatingCache,
  ) {}

  @OnEvent(LessonCompleted, 'reviews.release')
  async execute({ userId }: EventPayload<typeof LessonCompleted>): Promise<void> {
    const waiting = { userId, visibility: 'waiting' } as const;
    // Nearly everybody: no transaction for them.
    if (!(await this.database.dataSource.manager.existsBy(ReviewEntity, waiting))) return;
    await this.database.transaction(async (tx) => {
      if (!(await hasSolvedEnough(tx, userId))) return;
      for (const { id } of await tx.manager.findBy(ReviewEntity, waiting)) {
        await tx.manager.update(ReviewEntity, { id, ...waiting }, { visibility: 'public' });
        tx.emit(ReviewReleased, { userId, reviewId: id });
      }
    });
    this.ratings.forget();
  }
}
