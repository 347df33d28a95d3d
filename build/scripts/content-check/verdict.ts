import type { LessonContent } from '@server/content-import/content';
import type { StoredAnswer } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';

/** The result for one answer; `message` explains it. `broken` means that it couldn't be judged at all. */
export interface Verdict {
  outcome: 'passed' | 'failed' | 'broken';
  message: string;
  /** What a failure looked like (`fingerprintOf`). */
  fingerprint?: string;
}

/** Judges an answer like a submission. */
export type JudgeAnswer = (
  lesson: LessonContent,
  language: Language,
  answer: StoredAnswer,
) => Promise<Verdict>;
