/** What exercises come from. The names are stored, on the server and on devices. */
export type ExerciseSourceName = 'lesson' | 'challenge';

/** Names an exercise wherever work on it is stored: submissions, drafts, progress, what was paid, and what a device keeps. */
export interface ExerciseRef<Source extends ExerciseSourceName = ExerciseSourceName> {
  readonly source: Source;
  /** A UUID: no two exercises share one, whatever they come from. */
  readonly id: string;
}

export const lessonRef = (id: string): ExerciseRef<'lesson'> => ({ source: 'lesson', id });
