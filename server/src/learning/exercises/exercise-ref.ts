import type { ExerciseRef, ExerciseSourceName } from '@shared/contracts/learning/exercise-ref';

export {
  type ExerciseRef,
  type ExerciseSourceName,
  lessonRef,
} from '@shared/contracts/learning/exercise-ref';

/** A reference in a row. */
export interface ExerciseColumns {
  exerciseSource: ExerciseSourceName;
  exerciseId: string;
}

/** Selects rows about lessons. */
export const OF_LESSONS = { exerciseSource: 'lesson' } as const;

export const columnsOf = ({ source, id }: ExerciseRef): ExerciseColumns => ({
  exerciseSource: source,
  exerciseId: id,
});

export const refOf = ({ exerciseSource, exerciseId }: ExerciseColumns): ExerciseRef => ({
  source: exerciseSource,
  id: exerciseId,
});
