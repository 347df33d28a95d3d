import { failure, type Grade, success } from '../../grading';
import { RunnerFailed } from '../../runner/runner';
import { resultText } from '../../texts/lesson-results';
import { Text } from '../../texts/text';
import type { GradeTask } from '../lesson-type';
import type { CliAnswer, StepResult } from './answer';
import { type Captured, capture } from './capture';
import { type CliFields, OVERRIDE } from './lesson-file';
import type { OutputQueries } from './output-queries';
import type { Step } from './step-file';
import { type Complaint, commandProblem, testCommand } from './test-command';
import { requestProblem, testRequest } from './test-request';
import { BASE_URL } from './variables';
import { printable } from './words';

/**
 * Judges what a terminal reported, step by step and test by test; the first failure ends it. Variables are read from the
 * reported output again, because a terminal can claim any value (docs/terminal-lessons.md).
 * @throws RunnerFailed
 */
export async function gradeCli({ data, answer, queries }: GradeTask<CliFields, CliAnswer>): Promise<Grade> {
  if (!queries) throw new RunnerFailed('Terminal lessons need OutputQueries.');
  const variables = new Map<string, string>();
  const baseUrl = answer.baseUrl ?? (data.baseUrl === OVERRIDE ? undefined : data.baseUrl);
  if (baseUrl !== undefined) variables.set(BASE_URL, baseUrl);
  for (const [stepIndex, step] of data.steps.entries()) {
    const found = await gradeStep(step, answer.results[stepIndex]!, variables, queries);
    if (found) return failed(step, stepIndex, found);
  }
  return success(resultText('steps.all-passed'));
}

interface FailedTest extends Complaint {
  testIndex: number;
}

async function gradeStep(
  step: Step,
  result: StepResult,
  variables: Map<string, string>,
  queries: OutputQueries,
): Promise<FailedTest | undefined> {
  const problem = result.kind === 'command' ? commandProblem(result, step.run ?? '') : requestProblem(result);
  if (problem) return { ...problem, testIndex: 0 };
  const missing = await captureAll(step, result, variables, queries);
  for (const [testIndex, test] of step.tests.entries()) {
    const complaint =
      result.kind === 'command'
        ? await testCommand(test, result, variables, queries)
        : await testRequest(test, result, variables, queries);
    if (complaint) return { ...complaint, testIndex };
  }
  return missing === undefined ? undefined : { summary: missing, testIndex: step.tests.length };
}

/** Adds the step's variables: its own tests may expect them. Returns what to say about the first that is missing. */
async function captureAll(
  step: Step,
  result: StepResult,
  variables: Map<string, string>,
  queries: OutputQueries,
): Promise<Text | undefined> {
  let complaint: Text | undefined;
  for (const save of step.save) {
    const captured: Captured = await capture(save, result, queries);
    // An earlier value of the same name must not pass for this one.
    variables.delete(save.name);
    if ('value' in captured) variables.set(save.name, captured.value);
    else complaint ??= captured.missing;
  }
  return complaint;
}

function failed(step: Step, stepIndex: number, { summary, details, testIndex }: FailedTest): Grade {
  const sentence = Text.received(printable(summary.english), summary.reference);
  const error = details ? `${sentence.english}\n${details.english}` : sentence.english;
  const terminal = { error, detailsText: details?.reference, stepIndex, testIndex };
  const message = resultText('steps.failed', { number: stepIndex + 1, sentence });
  if (!step.noPenalty) return failure(message, { terminal });
  const uncounted = resultText('steps.no-penalty', { sentence: message });
  return { verdict: 'noop', ...uncounted.as('message'), terminal };
}
