import { Injectable } from '@nestjs/common';
import { LessonReader, type LocaleChoice } from '@server/lessons';
import type { SolutionView } from '@shared/lesson-types';
import { openVariant } from './open-variant';
import { RecordReview, type ReviewedCard } from './record-review';

export interface GivenUpCard {
  reviewed: ReviewedCard;
  /** Of the variant; null for the lesson itself, whose solution has a call of its own. */
  solution: SolutionView | null;
}

/** The learner doesn't remember: the exercise comes back soon. */
@Injectable()
export class GiveUp {
  constructor(
    private readonly lessons: LessonReader,
    private readonly record: RecordReview,
  ) {}

  /** @throws DomainError `not-found`. */
  async execute(
    userId: string,
    lessonId: string,
    variant?: number,
    locale?: LocaleChoice,
  ): Promise<GivenUpCard> {
    const reviewed = await this.record.review({ userId, lessonId, seconds: 0, gaveUp: true }, () => 'again');
    if (variant === undefined) return { reviewed, solution: null };
    const { type, lesson } = openVariant(await this.lessons.byId(lessonId, locale), variant);
    return { reviewed, solution: type.presentSolution(lesson.data) };
  }
}
