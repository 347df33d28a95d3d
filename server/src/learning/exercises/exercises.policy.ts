import { Injectable } from '@nestjs/common';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import type { ExerciseSubject } from './opened-exercise';

export const ReadExercise = Action.define<ExerciseSubject>('read-exercise');
export const ViewSolution = Action.define<ExerciseSubject>('view-solution');

/** Guests may read what its source opens to them; a solution is for learners, because looking at it counts. */
@Injectable()
export class ExercisesPolicy extends Policy {
  readonly rules = [
    rule(ReadExercise, (learner, exercise) => exercise.decide(learner, ReadExercise)),
    rule(ViewSolution, (learner, exercise) =>
      learner === GUEST
        ? new DomainError('unauthenticated', text('lessons.sign-in-for-solution'))
        : exercise.decide(learner, ViewSolution),
    ),
  ];
}
