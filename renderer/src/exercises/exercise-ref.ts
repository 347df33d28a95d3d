import type {
  ExerciseRef as AnyExerciseRef,
  ExerciseSourceName,
} from '@shared/contracts/learning/exercise-ref';

/** What this version of the app has exercises of. */
const SOURCE_NAMES = ['lesson'] as const satisfies readonly ExerciseSourceName[];

/** Names an exercise that this version of the app can open. */
export type ExerciseRef = AnyExerciseRef<(typeof SOURCE_NAMES)[number]>;

/** The reference as a part of a key, in storage or in memory. */
export const refKey = ({ source, id }: ExerciseRef): string => `${source}.${id}`;

/** Reads a stored reference. Null if it's damaged, or of a source that only a newer version of the app knows. */
export function readRef(stored: unknown): ExerciseRef | null {
  const { source, id } = (stored ?? {}) as Partial<AnyExerciseRef>;
  const known = SOURCE_NAMES.find((name) => name === source);
  return known && typeof id === 'string' ? { source: known, id } : null;
}
