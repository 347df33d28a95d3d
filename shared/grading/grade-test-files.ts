import {
  type Runner,
  RunnerFailed,
  type RunOptions,
  type RunRequest,
  type RunResult,
  type SourceFile,
  type TestOutcome,
} from '../runner/runner';
import { failure, type Grade, success, type TestReport } from './grade';
import { normalizeOutput } from './grade-output';
import { gradeRunEnd, limitMessage } from './run-end';

export interface TestFile extends SourceFile {
  /** Of a hidden file's tests, learners only see how many passed. */
  isHidden: boolean;
}

export interface TestFilesTask {
  /** The learner's program; its `tests` are filled in here. */
  request: RunRequest;
  testFiles: readonly TestFile[];
  /** Files that the tests compare with and that contain none, such as the solution of an SQL lesson. Never shown. */
  references?: readonly SourceFile[];
}

/**
 * Judges a program by test files in its language's own style. The runtime keeps them out of the program's reach and
 * returns each test's outcome; no outcome at all is never a success. A file may consist of helpers only. Rejects like the
 * runner, and with `RunnerFailed` if the test files themselves are broken.
 */
export async function gradeTestFiles(
  runner: Runner,
  { request, testFiles, references = [] }: TestFilesTask,
  options?: RunOptions,
): Promise<Grade> {
  const tests = [...testFiles, ...references].map(({ name, content }) => ({ name, content }));
  const run = { ...request, tests };
  const result = await runner.run(run, options);
  const outcomes = result.tests ?? [];
  const shownFiles = new Set(testFiles.filter((file) => !file.isHidden).map((file) => file.name));
  const reports = outcomes.map((outcome) => reportOf(outcome, !shownFiles.has(outcome.file)));
  const rest = { tests: reports, output: outputOf(result), timeMs: result.timeMs };
  const limit = limitMessage(run, result);
  const { limitHit, compiling } = result;
  if (limit) return failure(limit, { ...rest, limitHit, compiling });
  const authors = testFileFault(tests, result);
  if (authors) throw new RunnerFailed(`The tests can't be used: ${authors}`);
  const fault = faultMessage(run, result);
  if (fault) return failure(fault, rest);
  if (outcomes.length === 0)
    return {
      ...rest,
      ...(gradeRunEnd(run, result) ?? failure('Your program ended before it could be tested.')),
    };
  const failed = outcomes.filter((outcome) => outcome.outcome !== 'passed');
  if (failed.length > 0) return failure(failureMessage(outcomes, failed, shownFiles), rest);
  const empty = testFiles.find(({ name }) => isTestName(name) && outcomes.every(({ file }) => file !== name));
  if (empty) throw new RunnerFailed(`The test file ${empty.name} gave no test.`);
  return success(reports.length === 1 ? 'The test passed.' : `All ${reports.length} tests passed.`, rest);
}

/**
 * In these languages a program can empty a test file, for example if the file creates one test per value of the
 * program's. Files that are named like a test must contain one; helpers have other names.
 */
const isTestName = (name: string): boolean =>
  /(^|\/)(test_[^/]*|[^/]*_test)\.py$|\.(test|spec)\.[jt]s$/.test(name);

/** What the program printed, apart from the tests. */
export const outputOf = ({ stdout, stderr }: RunResult) => ({
  expected: '',
  got: normalizeOutput(stdout),
  stdout,
  stderr,
});

function reportOf({ name, outcome, message, stdout }: TestOutcome, hidden: boolean): TestReport {
  const passed = outcome === 'passed';
  return hidden ? { hidden, passed } : { hidden, passed, call: name, expected: '', got: message, stdout };
}

const NO_TESTS = 'There are no tests in ';

/** What's wrong with the test files, which is never the learner's fault: none contains a test, or one doesn't compile. */
function testFileFault(files: readonly SourceFile[], result: RunResult): string | undefined {
  const { tests, diagnostics = [] } = result;
  if (tests?.length !== 0) return tests?.find(({ message }) => message.startsWith(NO_TESTS))?.message;
  return diagnostics.find(
    ({ file, severity }) => severity === 'error' && files.some(({ name }) => name === file),
  )?.message;
}

/** A program that didn't compile. If the error is in a hidden test, its text isn't quoted. */
function faultMessage({ files }: RunRequest, { diagnostics = [] }: RunResult): string | undefined {
  const errors = diagnostics.filter((fault) => fault.severity === 'error');
  const own = errors.find((fault) => files.some((file) => file.name === fault.file));
  if (own) return `${own.file}, line ${own.line}: ${own.message}`;
  return errors.length > 0
    ? 'The tests don’t fit your program. Check that every name matches the assignment.'
    : undefined;
}

function failureMessage(
  all: readonly TestOutcome[],
  failed: readonly TestOutcome[],
  shownFiles: ReadonlySet<string>,
): string {
  const shown = failed.find((outcome) => shownFiles.has(outcome.file));
  if (shown) {
    const [reason = ''] = shown.message.split('\n');
    return `${all.length - failed.length} of ${all.length} tests passed. ${shown.name}: ${reason}`;
  }
  return hiddenFailure(failed.length);
}

/** The message if only hidden tests failed. */
export const hiddenFailure = (count: number): string =>
  `${count === 1 ? 'A hidden test' : `${count} hidden tests`} didn’t pass. Think of inputs that the visible tests don’t try.`;
