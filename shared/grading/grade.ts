import type { LimitName } from '../runner/runner';

export type Verdict = 'success' | 'failure';

/** A program's output next to the expected one. `expected` and `got` are trimmed for comparison. */
export interface OutputReport {
  expected: string;
  got: string;
  stdout: string;
  stderr: string;
}

/** A test as the learner may see it. A hidden test that failed shows nothing. */
export interface TestReport {
  hidden: boolean;
  passed: boolean;
  /** The call, what it should return, and what it returned; all missing for a hidden test. */
  call?: string;
  expected?: string;
  got?: string;
  /** What the call printed. */
  stdout?: string;
}

/** The result of one submission. `message` is for the learner: kind, plain and precise. */
export interface Grade {
  verdict: Verdict;
  message: string;
  output?: OutputReport;
  tests?: TestReport[];
  /** Why a wrong answer to a question is wrong, in Markdown. */
  explanation?: string;
  limitHit?: LimitName;
  /** The limit stopped the compiler, not the program. */
  compiling?: true;
  timeMs?: number;
}

export const success = (message: string, rest: Partial<Grade> = {}): Grade => ({
  verdict: 'success',
  message,
  ...rest,
});

export const failure = (message: string, rest: Partial<Grade> = {}): Grade => ({
  verdict: 'failure',
  message,
  ...rest,
});
