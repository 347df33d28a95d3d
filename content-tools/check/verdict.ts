import type { LessonContent } from '@server/authoring/content-import/content';
import type { StoredAnswer } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';

/** The result for one answer; `message` explains it. `broken` means that it couldn't be judged at all. */
export interface Verdict {
  outcome: 'passed' | 'failed' | 'broken';
  message: string;
  /** What a failure looked like (`fingerprintOf`). */
  fingerprint?: string;
  /** How the output differs from the expected one, a line each. */
  diff?: string;
  /** Of each test, in order. */
  tests?: ReadonlyArray<{ hidden: boolean; passed: boolean }>;
  /** The program didn't compile. */
  isUnbuilt?: boolean;
}

/** Judges an answer like a submission. */
export type JudgeAnswer = (
  lesson: LessonContent,
  language: Language,
  answer: StoredAnswer,
) => Promise<Verdict>;

/** A verdict in full, for an author. */
export const inFull = ({ message, diff }: Verdict): string => (diff ? `${message}\n${diff}` : message);
