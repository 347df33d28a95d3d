import type { LessonEntity } from '@server/learning/catalog';
import type { ExerciseSubject } from '@server/learning/exercises';
import type { Action, Decision, Learner } from '@server/people/access';

/** What deciding on a lesson needs to know about it; an outline's lesson will do. */
export type LessonSubject = Pick<LessonEntity, 'id' | 'chapterId' | 'courseId'>;

/**
 * Port: whether a live lesson is open to a learner, for the `action` they ask for (ReadExercise, ViewSolution,
 * SubmitToExercise, WriteDraft). A global module provides this class, for example to ask for a membership.
 */
export abstract class LessonAccess {
  abstract decide(
    learner: Learner,
    action: Action<ExerciseSubject>,
    lesson: LessonSubject,
  ): Decision | Promise<Decision>;
}

/** Without a module that provides LessonAccess every live lesson is open. */
export const ALL_LESSONS_OPEN: LessonAccess = { decide: () => 'allowed' };
