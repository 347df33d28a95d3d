import type { LimitName } from '../runner/runner';
import type { Said, Text } from '../texts/text';

/** `noop`: a failure that the lesson's author doesn't count. */
export type Verdict = 'success' | 'failure' | 'noop';

/** A program's output next to the expected one. `expected` and `got` are trimmed for comparison. */
export interface OutputReport {
  expected: string;
  got: string;
  stdout: string;
  stderr: string;
}

/** What wasn't as expected: a value, what was printed, an error, a test's assertion; or the test didn't run. */
export type Mismatch = 'returned' | 'printed' | 'raised' | 'asserted' | 'not-run';

/**
 * A test as the learner may see it. A hidden test that failed shows nothing. Where our own words are in `expected`, `got` or
 * `reason`, their reference is beside it.
 */
export interface TestReport extends Partial<Said<'expected' | 'got' | 'reason'>> {
  hidden: boolean;
  passed: boolean;
  /** The call or the name of the test, what it should give, and what it gave; all missing for a hidden test. */
  call?: string;
  expected?: string;
  got?: string;
  /** What the call printed. */
  stdout?: string;
  /** What the call should print, if its test says so. */
  expectedStdout?: string;
  /** Missing if the test passed. */
  mismatch?: Mismatch;
  /** Why the test failed, as a sentence: `add(1, 2) should be 3, but it was -1.` Empty if it passed. */
  reason?: string;
  /** The test's own code, for a test in a file. */
  source?: string;
}

/** The error that ended a program, or kept it from starting (`compile`). */
export interface ProgramError {
  kind: 'compile' | 'runtime';
  /** The first error, as the compiler or the runtime puts it. */
  message: string;
  /** Where it is in the learner's files. Lines count from 1. */
  place?: { file: string; line: number };
  /** Everything that the compiler or the runtime printed. */
  text: string;
}

/** Where a terminal lesson failed first. Both indexes count from 0. */
export interface TerminalFailure {
  /** What was expected, what came instead, and the end of the output. */
  error: string;
  /** The reference of what `error` says after its first line. */
  detailsText?: string;
  stepIndex: number;
  /** The number of tests, if all of them passed and a variable could not be read. */
  testIndex: number;
}

export type PointVerdict = 'covered' | 'partly' | 'missed';

/** How an answer did on one point of an interview question. */
export interface PointReview {
  verdict: PointVerdict;
  /** What the learner said about it, word for word. */
  said: string | null;
  /** Why, or a follow-up question, in Markdown. */
  comment: string;
  commentText?: string;
}

export interface InterviewReview {
  /** `embedded` if it judged at least one point. */
  judge: 'model' | 'embedded';
  /** In the order of the lesson's points. */
  points: PointReview[];
}

/** How a check of a learner's repository went; `unknown` if it couldn't be looked at. */
export interface RepositoryCheck {
  state: 'passed' | 'failed' | 'unknown';
  /** Why it failed, as a sentence. */
  reason?: string;
  reasonText?: string;
}

/** The result of one submission. `message` is for the learner: kind, plain and precise; its reference is beside it. */
export interface Grade extends Said<'message'> {
  verdict: Verdict;
  output?: OutputReport;
  tests?: TestReport[];
  /** Why a wrong answer to a question is wrong, in Markdown. */
  explanation?: string;
  interview?: InterviewReview;
  error?: ProgramError;
  terminal?: TerminalFailure;
  /** In the order of the lesson's checks. */
  repositoryChecks?: RepositoryCheck[];
  limitHit?: LimitName;
  /** The limit stopped the compiler, not the program. */
  compiling?: true;
  timeMs?: number;
}

export const success = (message: Text, rest: Partial<Grade> = {}): Grade => ({
  verdict: 'success',
  ...message.as('message'),
  ...rest,
});

export const failure = (message: Text, rest: Partial<Grade> = {}): Grade => ({
  verdict: 'failure',
  ...message.as('message'),
  ...rest,
});
