import { type CodeTest, failure, type Grade, gradeTests } from '../../../grading';
import { type Runner, RunnerFailed } from '../../../runner/runner';
import { resultText } from '../../../texts/lesson-results';
import { Text } from '../../../texts/text';
import type { LessonFolder } from '../../lesson-folder';
import { solvedProgram } from '../../program/program';
import { type ProgramTask, programRequest } from '../../program/program-lesson';
import { randomCalls } from './generate';
import { RandomTests } from './inputs';
import { type CallResult, RANDOM_LANGUAGES, RESULT_MARK } from './languages';

type RandomTask = Omit<ProgramTask, 'data'> & { data: ProgramTask['data'] & { random?: RandomTests } };

/** Reports `random` in a language that can't have it. */
export function reportUnusableRandom({ language, fields, reportField }: LessonFolder): void {
  const isUsed = (fields as { random?: unknown } | null)?.random !== undefined;
  if (isUsed && language && !RANDOM_LANGUAGES[language])
    reportField(['random'], `"random" can’t be used in ${language} yet`);
}

/**
 * Tries made-up inputs and compares with what the solution gives for them: one run for the learner's program and, once for
 * each version of the lesson, one for the solution.
 */
export async function gradeRandom(runner: Runner, task: RandomTask): Promise<Grade | undefined> {
  const { random } = task.data;
  if (!random) return undefined;
  const calls = randomCalls(random, task.language);
  const results = await solutionResults(runner, task, calls);
  const tests = calls.map((call, index) => testOf(call, results[index]!));
  const grade = await gradeTests(runner, { request: programRequest(task), tests });
  if (grade.verdict === 'success') return undefined;
  const failedAt = grade.tests?.findIndex(({ passed }) => !passed) ?? -1;
  const { limitHit, compiling, output } = grade;
  // The program ended before any of the calls, which says all there is to say.
  if (failedAt === -1 || limitHit)
    return failure(
      resultText('random.fails', { sentence: Text.received(grade.message, grade.messageText) }),
      { limitHit, compiling },
    );
  const report = grade.tests![failedAt]!;
  const sentence = Text.received(report.reason ?? '', report.reasonText);
  return failure(resultText('random.call', { sentence }), { output, tests: [report] });
}

function testOf(call: string, { value, expect, raises, prints }: CallResult): CodeTest {
  const printed = prints === '' ? {} : { prints };
  return raises === undefined
    ? { call, expect, shownExpect: value, ...printed }
    : { call, raises, ...printed };
}

/** @throws RunnerFailed if the solution gives no result that can be compared: the author's mistake, not the learner's. */
async function solutionResults(
  runner: Runner,
  task: RandomTask,
  calls: readonly string[],
): Promise<CallResult[]> {
  const remember = task.remember ?? ((_key, compute) => compute());
  const text = await remember(`random ${calls.join('\n')}`, async () => {
    const files = RANDOM_LANGUAGES[task.language]!.resultsOf(calls, solvedProgram(task.data));
    const { stdout, stderr } = await runner.run({ language: task.language, files });
    const lines = stdout.split('\n').filter((line) => line.startsWith(RESULT_MARK));
    if (lines.length !== calls.length)
      throw new RunnerFailed(`the solution can’t run with random inputs: ${stderr}`);
    return JSON.stringify(lines.map((line) => JSON.parse(line.slice(RESULT_MARK.length))));
  });
  const results: CallResult[] = JSON.parse(text);
  const opaque = results.find((result) => result.opaque !== undefined)?.opaque;
  if (opaque !== undefined)
    throw new RunnerFailed(`random tests can’t compare values of the type ${opaque}; return plain values`);
  return results;
}
