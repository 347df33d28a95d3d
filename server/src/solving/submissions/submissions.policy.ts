import { Injectable, Optional } from '@nestjs/common';
import { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from '@server/learning/lessons';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const SubmitToLesson = Action.define<LessonSubject>('submit-to-lesson');

/** Learners may submit to every lesson that is open to them. */
@Injectable()
export class SubmissionsPolicy extends Policy {
  constructor(@Optional() private readonly lessons: LessonAccess = ALL_LESSONS_OPEN) {
    super();
  }

  readonly rules = [
    rule(SubmitToLesson, (learner, lesson) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('submissions.sign-in'))
        : this.lessons.decide(learner, SubmitToLesson, lesson),
    ),
  ];
}
