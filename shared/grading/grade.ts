import type { LimitName } from '../runner/runner';

export type Verdict = 'success' | 'failure';

/** What a program printed next to what it should have. `expected` and `got` are trimmed for comparison. */
export interface OutputReport {
  expected: string;
  got: string;
  stdout: string;
  stderr: string;
}

/** One test as its learner may see it. A hidden test that failed shows nothing of itself. */
export interface TestReport {
  hidden: boolean;
  passed: boolean;
  /** The call, what it should give, and what it gave; all missing for a hidden test. */
  call?: string;
  expected?: string;
  got?: string;
  /** What the call printed. */
  stdout?: string;
}

/** The judge's answer to one submission. `message` is for the learner: kind, plain and precise. */
export interface Grade {
  verdict: Verdict;
  message: string;
  output?: OutputReport;
  tests?: TestReport[];
  limitHit?: LimitName;
  /** It was the compiler that the limit ended. */
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
