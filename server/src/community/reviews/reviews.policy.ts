import { Injectable } from '@nestjs/common';
import type { CourseOutline } from '@server/learning/catalog';
import { LessonProgress } from '@server/learning/progress';
import { Action, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const ReviewCourse = Action.define<CourseOutline>('review-course');

/** Anyone who has completed a lesson of a course may review it, even after starting over. */
@Injectable()
export class ReviewsPolicy extends Policy {
  constructor(private readonly progress: LessonProgress) {
    super();
  }

  readonly rules = [
    rule(ReviewCourse, async (learner, { lessons }) => {
      if (learner === undefined) return new DomainError('unauthenticated', text('reviews.sign-in'));
      const completed = await this.progress.everCompletedLessonIds(
        learner,
        lessons.map(({ id }) => id),
      );
      if (completed.size > 0) return 'allowed';
      return new DomainError('forbidden', text('reviews.complete-a-lesson'));
    }),
  ];
}
