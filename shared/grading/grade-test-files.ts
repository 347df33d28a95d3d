import {
  type Diagnostic,
  type Runner,
  RunnerFailed,
  type RunOptions,
  type RunRequest,
  type RunResult,
  type SourceFile,
} from '../runner/runner';
import { judgeText } from '../texts/judge';
import type { Text } from '../texts/text';
import { failure, type Grade, success, type TestReport } from './grade';
import { normalizeOutput } from './normalize-output';
import { errorMessage, programErrorOf } from './program-error';
import { gradeRunEnd, limitMessage } from './run-end';
import { notRun, shortReason, testReports } from './test-report';

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
  const { language } = request;
  const isHidden = (file: string) => !shownFiles.has(file);
  const reports = testReports(outcomes, { language, testFiles, isHidden });
  const rest = { tests: reports, output: outputOf(result), timeMs: result.timeMs };
  const limit = limitMessage(run, result);
  const { limitHit, compiling } = result;
  if (limit) return failure(limit, { ...rest, limitHit, compiling });
  const authors = testFileFault(tests, result);
  if (authors) throw new RunnerFailed(`The tests can't be used: ${authors}`);
  const unbuilt = compileFailure(request, result, isHidden);
  if (unbuilt) return { ...rest, tests: notRun(reports), ...unbuilt };
  if (outcomes.every(({ outcome }) => outcome === 'error')) {
    const ended = programErrorOf(request, result) && gradeRunEnd(request, result);
    if (ended) return { ...rest, tests: notRun(reports), ...ended };
  }
  if (outcomes.length === 0)
    return {
      ...rest,
      ...(gradeRunEnd(run, result) ?? failure(judgeText('tests.ended'))),
    };
  const failed = outcomes.filter((outcome) => outcome.outcome !== 'passed');
  if (failed.length > 0) return failure(failureMessage(reports), rest);
  const empty = testFiles.find(({ name }) => isTestName(name) && outcomes.every(({ file }) => file !== name));
  if (empty) throw new RunnerFailed(`The test file ${empty.name} gave no test.`);
  return success(judgeText('tests.all-passed', { total: reports.length }), rest);
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

const NO_TESTS = 'There are no tests in ';

/** What's wrong with the test files, which is never the learner's fault: none contains a test, or one doesn't compile. */
function testFileFault(files: readonly SourceFile[], result: RunResult): string | undefined {
  const { tests, diagnostics = [] } = result;
  if (tests?.length !== 0) return tests?.find(({ message }) => message.startsWith(NO_TESTS))?.message;
  return diagnostics.find(
    ({ file, severity }) => severity === 'error' && files.some(({ name }) => name === file),
  )?.message;
}

/**
 * A program that didn't compile, by itself or with its tests. The error of a hidden test isn't quoted, and neither is the
 * rest of what the compiler printed then.
 */
function compileFailure(
  request: RunRequest,
  result: RunResult,
  isHidden: (file: string) => boolean,
): Grade | undefined {
  const { diagnostics = [], timeMs, tests = [] } = result;
  if (tests.some(({ outcome }) => outcome !== 'error')) return undefined;
  const errors = diagnostics.filter((fault) => fault.severity === 'error');
  const isOwn = ({ file }: Diagnostic) => request.files.some(({ name }) => name === file);
  if (errors.length === 0 || errors.some(isOwn)) {
    const error = programErrorOf(request, result);
    return error?.kind === 'compile' ? failure(errorMessage(error), { error, timeMs }) : undefined;
  }
  const seen = errors.find(({ file }) => !isHidden(file));
  return failure(
    seen
      ? judgeText('tests.misfit-at', { file: seen.file, line: seen.line, error: seen.message })
      : judgeText('tests.misfit'),
  );
}

function failureMessage(reports: readonly TestReport[]): Text {
  const failed = reports.filter(({ passed }) => !passed);
  const shown = failed.find(({ hidden }) => !hidden);
  if (!shown) return hiddenFailure(failed.length);
  const total = reports.length;
  const passed = total - failed.length;
  return judgeText('tests.some-passed', { passed, total, sentence: shortReason(shown) });
}

/** The message if only hidden tests failed. */
export const hiddenFailure = (count: number): Text => judgeText('tests.hidden-failed', { count });
