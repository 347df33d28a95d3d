/** What exercises come from. The names are stored. */
export type ExerciseSourceName = 'lesson' | 'challenge';

/** Names an exercise wherever work on it is stored: submissions, drafts, progress, and what was paid. */
export interface ExerciseRef {
  readonly source: ExerciseSourceName;
  /** A UUID: no two exercises share one, whatever they come from. */
  readonly id: string;
}

export const lessonRef = (id: string): ExerciseRef => ({ source: 'lesson', id });

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
