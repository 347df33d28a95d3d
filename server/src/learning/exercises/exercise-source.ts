import type { Locale } from '@shared/locales';
import type { ExerciseSourceName } from './exercise-ref';
import type { OpenedExercise } from './opened-exercise';

/** A language, or how to find out which: exercises that aren't translated don't ask. */
export type LocaleChoice = Locale | (() => Promise<Locale>);

/**
 * Port: something that has exercises. A feature's module provides a subclass, which is found at startup; submissions,
 * drafts, progress and pay then work for its exercises as they do for lessons (`learning/lessons/lesson-exercises.ts`).
 */
export abstract class ExerciseSource {
  /** What references call it. */
  abstract readonly name: ExerciseSourceName;

  /**
   * In a language, as far as it's translated to that; English by default.
   * @throws DomainError `not-found` with a text that says what doesn't exist, such as a lesson.
   */
  abstract open(id: string, locale?: LocaleChoice): Promise<OpenedExercise>;
}
