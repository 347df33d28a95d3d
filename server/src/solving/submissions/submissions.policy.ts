import { Injectable } from '@nestjs/common';
import type { ExerciseSubject } from '@server/learning/exercises';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const SubmitToExercise = Action.define<ExerciseSubject>('submit-to-exercise');

/** Learners may submit to every exercise that is open to them. */
@Injectable()
export class SubmissionsPolicy extends Policy {
  readonly rules = [
    rule(SubmitToExercise, (learner, exercise) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('submissions.sign-in'))
        : exercise.decide(learner, SubmitToExercise),
    ),
  ];
}
