import { Injectable } from '@nestjs/common';
import type { LocaleChoice } from '@server/learning/exercises';
import { LessonReader } from '@server/learning/lessons';
import type { SolutionView } from '@shared/lesson-types';
import { DataSource } from 'typeorm';
import { openVariant } from './open-variant';
import { RecordReview, type ReviewedCard } from './record-review';
import { cardNotFound } from './training.errors';
import { TrainingCardEntity } from './training-card.entity';

export interface GivenUpCard {
  reviewed: ReviewedCard;
  /** Of the variant; null for the lesson itself, whose solution has a call of its own. */
  solution: SolutionView | null;
}

/** The learner doesn't remember: the exercise comes back soon. */
@Injectable()
export class GiveUp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: LessonReader,
    private readonly record: RecordReview,
  ) {}

  /** @throws DomainError `not-found`, and `conflict` for another exercise than today's. */
  async execute(
    userId: string,
    lessonId: string,
    variant?: number,
    locale?: LocaleChoice,
  ): Promise<GivenUpCard> {
    const card = await this.dataSource.getRepository(TrainingCardEntity).findOneBy({ userId, lessonId });
    if (!card) throw cardNotFound();
    const shown = { userId, reviews: await this.record.reviewsWhenShown(card), claimed: variant };
    const itself = await this.lessons.byId(lessonId, locale);
    const open = openVariant(itself, shown);
    // Only then is the solution shown, and the next time brings another variant.
    const reviewed = await this.record.review({ userId, lessonId, seconds: 0, gaveUp: true }, () => 'again');
    return { reviewed, solution: open === itself ? null : open.type.presentSolution(open.lesson.data) };
  }
}
