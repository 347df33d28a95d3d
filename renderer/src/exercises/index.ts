/** Names what learners answer, and says which calls and pages it has, whatever it comes from (docs/exercises.md). */

export { lessonRef } from '@shared/contracts/learning/exercise-ref';
export { type ExerciseRef, readRef, refKey } from './exercise-ref';
export type { ExerciseCalls } from './exercise-source';
export { sourceOf } from './exercise-sources';
