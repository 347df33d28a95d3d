import { Injectable } from '@nestjs/common';
import type { ExerciseSubject } from '@server/learning/exercises';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const WriteDraft = Action.define<ExerciseSubject>('write-draft');

/** Learners may save drafts in every exercise that is open to them. What they saved is theirs to read, always. */
@Injectable()
export class DraftsPolicy extends Policy {
  readonly rules = [
    rule(WriteDraft, (learner, exercise) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('drafts.sign-in'))
        : exercise.decide(learner, WriteDraft),
    ),
  ];
}
