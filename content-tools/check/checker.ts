import type { Runner } from '@shared/runner/runner';
import type { CheckedLessons } from './placed-lesson';
import type { ResultCache } from './result-cache';
import type { JudgeAnswer } from './verdict';

/** What checks lessons. */
export interface Checker {
  judge: JudgeAnswer;
  /** For what a verdict doesn't say, such as a compiler's words about the tests. */
  runner?: Runner;
  /** How many lessons are checked at the same time. */
  threads?: number;
  /** Remembers lessons without problems. */
  cache?: ResultCache<CheckedLessons>;
}
