import {
  type Runner,
  RunnerFailed,
  type RunOptions,
  type RunRequest,
  type TestOutcome,
} from '../runner/runner';
import { BAD_EXPECTATION, type CodeTest, callTestName, callTests } from './call-tests';
import { failure, type Grade, success, type TestReport } from './grade';
import { normalizeOutput } from './grade-output';
import { hiddenFailure, outputOf } from './grade-test-files';
import { gradeRunEnd, limitMessage } from './run-end';

export interface TestsTask {
  /** The learner's program; its `tests` are filled in here. */
  request: RunRequest;
  tests: readonly CodeTest[];
}

/**
 * Judges a `type_code_tests` lesson by its rows of calls, which become a generated test file. Rejects like the runner, and
 * with `RunnerFailed` if an expectation itself is wrong.
 */
export async function gradeTests(runner: Runner, task: TestsTask, options?: RunOptions): Promise<Grade> {
  const { request, tests } = task;
  const run = { ...request, tests: [callTests(request, tests)] };
  const result = await runner.run(run, options);
  const outcomes = new Map(result.tests?.map((outcome) => [outcome.name, outcome]));
  const reports = tests.map((test, index) => reportOf(test, outcomes.get(callTestName(index))));
  const rest = { tests: reports.map(withoutSecrets), output: outputOf(result), timeMs: result.timeMs };
  const limit = limitMessage(run, result);
  const { limitHit, compiling } = result;
  if (limit) return failure(limit, { ...rest, limitHit, compiling });
  const isTested = reports.some(({ wasReached }) => wasReached);
  if (isTested) return verdictOf(reports, rest);
  const ended = gradeRunEnd(run, result);
  if (ended) return { ...rest, ...ended };
  const bad = result.tests?.find(({ message }) => BAD_EXPECTATION.test(message));
  if (bad) throw new RunnerFailed(bad.message.replace(BAD_EXPECTATION, ''));
  return failure('Your program ended before it could be tested.', rest);
}

type Report = Required<TestReport> & { wasReached: boolean; reason: string };

function reportOf(test: CodeTest, outcome: TestOutcome | undefined): Report {
  const stdout = outcome?.stdout ?? '';
  const printed = test.prints === undefined || normalizeOutput(test.prints) === normalizeOutput(stdout);
  const wasReached = outcome !== undefined && outcome.outcome !== 'error';
  const got = wasReached
    ? gotText(test, outcome)
    : (outcome?.message ?? 'Not run, because of the error above.');
  return {
    hidden: test.hidden ?? false,
    passed: printed && outcome?.outcome === 'passed',
    call: test.call,
    expected: wantedText(test),
    got,
    stdout,
    wasReached,
    reason: wasReached ? reasonOf(test, outcome) : `${test.call}: ${got}`,
  };
}

/** Why a test failed, as one sentence: its value or error was wrong, or else what it printed. */
function reasonOf(test: CodeTest, { outcome, message, stdout }: TestOutcome): string {
  const printed = normalizeOutput(stdout);
  const instead = printed === '' ? 'it printed nothing' : `it printed ${JSON.stringify(printed)}`;
  return `${test.call} should ${expectationOf(test)}, but ${outcome === 'failed' ? `got ${message}` : instead}.`;
}

function expectationOf({ raises, expect, prints }: CodeTest): string {
  const value = raises === undefined ? expect && `return ${expect}` : `raise ${raises}`;
  const print = prints === undefined ? undefined : `print ${JSON.stringify(normalizeOutput(prints))}`;
  return [value, print].filter((part) => part !== undefined).join(' and ');
}

const printsText = (text: string) => `prints ${JSON.stringify(normalizeOutput(text))}`;

const valueText = ({ raises, expect }: CodeTest) => (raises === undefined ? expect : `raises ${raises}`);

const wantedText = (test: CodeTest): string => join(valueText(test), test.prints);

/** A call that gave the right value gave what its test expects. */
function gotText(test: CodeTest, { outcome, message, stdout }: TestOutcome): string {
  if (outcome === 'failed') return message;
  return join(valueText(test), test.prints === undefined ? undefined : stdout);
}

const join = (value: string | undefined, printed: string | undefined): string =>
  [value, printed === undefined ? undefined : printsText(printed)]
    .filter((part) => part !== undefined)
    .join(' and ');

/** Of a hidden test, only its outcome leaves the judge. */
function withoutSecrets({ wasReached, reason, ...report }: Report): TestReport {
  return report.hidden ? { hidden: true, passed: report.passed } : report;
}

function verdictOf(reports: readonly Report[], rest: Partial<Grade>): Grade {
  const failed = reports.filter((report) => !report.passed);
  const total = reports.length;
  if (failed.length === 0)
    return success(total === 1 ? 'The test passed.' : `All ${total} tests passed.`, rest);
  const shown = failed.find((report) => !report.hidden);
  if (shown) {
    return failure(`${total - failed.length} of ${total} tests passed. ${shown.reason}`, rest);
  }
  return failure(hiddenFailure(failed.length), rest);
}
