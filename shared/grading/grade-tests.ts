import { type Runner, RunnerFailed, type RunOptions, type RunRequest } from '../runner/runner';
import { judgeText } from '../texts/judge';
import { Text } from '../texts/text';
import { type CallReport, callReport } from './call-report';
import { BAD_EXPECTATION, type CodeTest, callTestName, callTests } from './call-tests';
import { failure, type Grade, success, type TestReport } from './grade';
import { hiddenFailure, outputOf } from './grade-test-files';
import { returnsInsteadOfPrinting } from './nothing-printed';
import { gradeRunEnd, limitMessage } from './run-end';
import { notRun } from './test-report';

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
  const { language, files } = request;
  const run = { ...request, tests: [callTests(request, tests)] };
  const result = await runner.run(run, options);
  const outcomes = new Map(result.tests?.map((outcome) => [outcome.name, outcome]));
  const context = { language, returnsInstead: returnsInsteadOfPrinting(language, files) };
  const reports = tests.map((test, index) => callReport(test, outcomes.get(callTestName(index)), context));
  const rest = { tests: reports.map(withoutSecrets), output: outputOf(result), timeMs: result.timeMs };
  const limit = limitMessage(run, result);
  const { limitHit, compiling } = result;
  if (limit) return failure(limit, { ...rest, limitHit, compiling });
  const isTested = reports.some(({ wasReached }) => wasReached);
  if (isTested) return verdictOf(reports, rest);
  const ended = gradeRunEnd(run, result);
  if (ended) return { ...rest, tests: notRun(rest.tests), ...ended };
  const bad = result.tests?.find(({ message }) => BAD_EXPECTATION.test(message));
  if (bad) throw new RunnerFailed(bad.message.replace(BAD_EXPECTATION, ''));
  return failure(judgeText('tests.ended'), rest);
}

/** Of a hidden test, only its outcome leaves the judge. */
function withoutSecrets({ wasReached, ...report }: CallReport): TestReport {
  return report.hidden ? { hidden: true, passed: report.passed } : report;
}

function verdictOf(reports: readonly CallReport[], rest: Partial<Grade>): Grade {
  const failed = reports.filter((report) => !report.passed);
  const total = reports.length;
  if (failed.length === 0) return success(judgeText('tests.all-passed', { total }), rest);
  const shown = failed.find((report) => !report.hidden);
  if (shown) {
    const sentence = Text.received(shown.reason, shown.reasonText);
    return failure(judgeText('tests.some-passed', { passed: total - failed.length, total, sentence }), rest);
  }
  return failure(hiddenFailure(failed.length), rest);
}
