import { Injectable } from '@nestjs/common';
import { ModeratedReviews, ReviewReleased, ReviewSubmitted } from '@server/community/reviews';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { ModerationCaseEntity, openKeyOf } from './moderation-case.entity';
import { ModerationCases } from './moderation-cases';
import { ModerationReportEntity } from './moderation-report.entity';
import { Subjects } from './subjects';

/** Newcomers' reviews wait in the queue until somebody has looked at them, or their authors have solved five lessons. */
@Injectable()
export class QueueFirstReviews {
  constructor(
    private readonly database: Database,
    private readonly reviews: ModeratedReviews,
    private readonly subjects: Subjects,
    private readonly cases: ModerationCases,
  ) {}

  @OnEvent(ReviewSubmitted, 'moderation.queue-review')
  async submitted({ userId, courseId }: EventPayload<typeof ReviewSubmitted>): Promise<void> {
    const review = await this.reviews.findOf(userId, courseId);
    if (!review) return;
    const subject = review.visibility === 'waiting' && (await this.subjects.find('review', review.id));
    if (subject) await this.database.transaction((tx) => this.cases.open(tx, subject));
    else await this.leave(review.id);
  }

  @OnEvent(ReviewReleased, 'moderation.leave-queue')
  released({ reviewId }: EventPayload<typeof ReviewReleased>): Promise<void> {
    return this.leave(reviewId);
  }

  /** Somebody may have reported it while it was public: then it stays. */
  private async leave(reviewId: string): Promise<void> {
    const openKey = openKeyOf('review', reviewId);
    const { manager } = this.database.dataSource;
    // Nearly all reviews: no transaction for them.
    if (!(await manager.existsBy(ModerationCaseEntity, { openKey }))) return;
    await this.database.transaction(async (tx) => {
      const open = await tx.manager.findOneBy(ModerationCaseEntity, { openKey });
      if (open && !(await tx.manager.existsBy(ModerationReportEntity, { caseId: open.id })))
        await this.cases.close(tx, open.id);
    });
  }
}
