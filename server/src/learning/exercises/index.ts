export {
  columnsOf,
  type ExerciseColumns,
  type ExerciseRef,
  type ExerciseSourceName,
  lessonRef,
  OF_LESSONS,
  refOf,
} from './exercise-ref';
export { ExerciseSource, type LocaleChoice } from './exercise-source';
export { ExercisesModule } from './exercises.module';
export { ExercisesPolicy, ReadExercise, ViewSolution } from './exercises.policy';
export { OpenExercise } from './open-exercise';
export type { ExerciseSubject, FirstCompletion, OpenedExercise, SubmittedAnswer } from './opened-exercise';
