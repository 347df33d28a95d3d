import { LANGUAGE_FACTS } from '../runner/languages';
import {
  type ProbeOutcome,
  type Runner,
  RunnerFailed,
  type RunOptions,
  type RunRequest,
  type RunResult,
} from '../runner/runner';
import { failure, type Grade, success, type TestReport } from './grade';
import { normalizeOutput } from './grade-output';
import { gradeRunEnd, limitMessage } from './run-end';

/** One test: a call, and what it must give, raise or print. Texts are expressions in the lesson's language. */
export interface CodeTest {
  call: string;
  expect?: string;
  raises?: string;
  prints?: string;
  hidden?: boolean;
}

export interface TestsTask {
  /** The learner's program; its `probes` are filled in here. */
  request: RunRequest;
  tests: readonly CodeTest[];
}

/** The canonical texts of the tests' `expect` expressions, in order; `undefined` where a test has none. */
export type Expectations = ReadonlyArray<string | undefined>;

/**
 * Evaluates what the tests expect, in a fresh instance that holds none of the learner's files. Depends on the tests
 * alone, so a caller may keep it. Rejects with `RunnerFailed` when an expectation itself is wrong.
 */
export async function evaluateExpectations(
  runner: Runner,
  language: RunRequest['language'],
  tests: readonly CodeTest[],
  options: Pick<RunOptions, 'signal'> = {},
): Promise<Expectations> {
  const probes = tests.flatMap((test) => (test.expect === undefined ? [] : [test.expect]));
  if (probes.length === 0) return tests.map(() => undefined);
  const files = [{ name: LANGUAGE_FACTS[language].entry, content: '' }];
  const result = await runner.run({ language, files, probes }, options);
  const outcomes = result.probes.values();
  return tests.map((test) => {
    if (test.expect === undefined) return undefined;
    const outcome = outcomes.next().value;
    if (outcome?.kind === 'value') return outcome.value;
    const reason = outcome?.message ?? result.limitHit ?? 'it was not reached';
    throw new RunnerFailed(`The expectation ${test.expect} could not be evaluated: ${reason}`);
  });
}

/**
 * Judges a `type_code_tests` lesson. The calls are evaluated in the learner's program; what they should give is not
 * in its world, and the verdict is made here. Rejects as the runner does.
 */
export async function gradeTests(
  runner: Runner,
  task: TestsTask,
  options?: RunOptions & { expectations?: Expectations },
): Promise<Grade> {
  const { request, tests } = task;
  const expectations =
    options?.expectations ?? (await evaluateExpectations(runner, request.language, tests, options));
  const run = { ...request, probes: tests.map((test) => test.call) };
  const result = await runner.run(run, options);
  const reports = tests.map((test, index) => judge(test, expectations[index], result.probes[index]));
  const rest = { tests: reports.map(withoutSecrets), output: outputOf(result), timeMs: result.timeMs };
  if (result.probes.length === 0) {
    const ended = gradeRunEnd(run, result) ?? failure('Your program ended before it could be tested.');
    return { ...rest, ...ended };
  }
  const limit = limitMessage(run, result);
  const { limitHit, compiling } = result;
  if (limit) return failure(limit, { ...rest, limitHit, compiling });
  return verdictOf(reports, rest);
}

const outputOf = ({ stdout, stderr }: RunResult) => ({
  expected: '',
  got: normalizeOutput(stdout),
  stdout,
  stderr,
});

function judge(test: CodeTest, expected: string | undefined, outcome: ProbeOutcome | undefined): TestReport {
  const stdout = outcome?.stdout ?? '';
  const printed = test.prints === undefined || normalizeOutput(test.prints) === normalizeOutput(stdout);
  return {
    hidden: test.hidden ?? false,
    passed: printed && outcomeFits(test, expected, outcome),
    call: test.call,
    expected: wantedText(test, expected),
    got: gotText(test, outcome),
    stdout,
  };
}

function outcomeFits(
  test: CodeTest,
  expected: string | undefined,
  outcome: ProbeOutcome | undefined,
): boolean {
  if (!outcome) return false;
  if (test.raises !== undefined)
    return outcome.kind === 'error' && errorName(outcome.message) === test.raises;
  return outcome.kind === 'value' && (expected === undefined || outcome.value === expected);
}

const errorName = (message: string) => /^[\w.]+/.exec(message)?.[0];

function wantedText(test: CodeTest, expected: string | undefined): string {
  const parts = [];
  if (test.raises !== undefined) parts.push(`raises ${test.raises}`);
  else if (expected !== undefined) parts.push(expected);
  if (test.prints !== undefined) parts.push(`prints ${JSON.stringify(normalizeOutput(test.prints))}`);
  return parts.join(' and ');
}

function gotText(test: CodeTest, outcome: ProbeOutcome | undefined): string {
  if (!outcome) return 'it was not reached';
  if (outcome.kind === 'error') return outcome.message;
  if (test.prints === undefined) return outcome.value;
  const printed = `prints ${JSON.stringify(normalizeOutput(outcome.stdout))}`;
  return test.expect === undefined ? printed : `${outcome.value} and ${printed}`;
}

/** Nothing of a hidden test leaves the judge but whether it passed. */
function withoutSecrets(report: TestReport): TestReport {
  return report.hidden ? { hidden: true, passed: report.passed } : report;
}

function verdictOf(reports: readonly TestReport[], rest: Partial<Grade>): Grade {
  const failed = reports.filter((report) => !report.passed);
  const total = reports.length;
  if (failed.length === 0)
    return success(total === 1 ? 'The test passed.' : `All ${total} tests passed.`, rest);
  const shown = failed.find((report) => !report.hidden);
  if (shown) {
    const count = `${total - failed.length} of ${total} tests passed.`;
    return failure(`${count} ${shown.call} should give ${shown.expected}, but gave ${shown.got}.`, rest);
  }
  const hidden =
    failed.length === 1 ? 'A hidden test did not pass.' : `${failed.length} hidden tests did not pass.`;
  return failure(`${hidden} Think of inputs that the visible tests do not try.`, rest);
}
