import { Injectable, Optional } from '@nestjs/common';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from './lesson-access';

export const ReadLesson = Action.define<LessonSubject>('read-lesson');
export const ViewSolution = Action.define<LessonSubject>('view-solution');

/** Guests may read lessons; a solution is for learners, because looking at it counts. */
@Injectable()
export class LessonsPolicy extends Policy {
  constructor(@Optional() private readonly lessons: LessonAccess = ALL_LESSONS_OPEN) {
    super();
  }

  readonly rules = [
    rule(ReadLesson, (learner, lesson) => this.lessons.decide(learner, ReadLesson, lesson)),
    rule(ViewSolution, (learner, lesson) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('lessons.sign-in-for-solution'))
        : this.lessons.decide(learner, ViewSolution, lesson),
    ),
  ];
}
