import { Injectable, Optional } from '@nestjs/common';
import { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from '@server/learning/lessons';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const WriteDraft = Action.define<LessonSubject>('write-draft');

/** Learners may save drafts in every lesson that is open to them. What they saved is theirs to read, always. */
@Injectable()
export class DraftsPolicy extends Policy {
  constructor(@Optional() private readonly lessons: LessonAccess = ALL_LESSONS_OPEN) {
    super();
  }

  readonly rules = [
    rule(WriteDraft, (learner, lesson) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('drafts.sign-in'))
        : this.lessons.decide(learner, WriteDraft, lesson),
    ),
  ];
}
