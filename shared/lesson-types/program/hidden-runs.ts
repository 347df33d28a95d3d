import { z } from 'zod';
import { filledText } from '../../content/fields';
import { failure, type Grade, gradeRunEnd, normalizeOutput } from '../../grading';
import { type Runner, RunnerFailed, type RunRequest, type SourceFile } from '../../runner/runner';
import { canReplaceValues, replaceValues } from '../../source-checks';
import { resultText } from '../../texts/lesson-results';
import { asIs, Text } from '../../texts/text';
import type { LessonFolder } from '../lesson-folder';
import { replaceFiles, solvedProgram } from './program';
import { type ProgramTask, programRequest } from './program-lesson';

const HiddenRun = z
  .strictObject({
    stdin: z.string().optional().describe('What the program reads from its standard input.'),
    set: z
      .record(
        z.string().regex(/^[A-Za-z_]\w*$/, { error: 'must be the name of a variable' }),
        filledText.trim(),
        { error: 'must be a set of names with their values' },
      )
      .optional()
      .describe('Other values for top-level variables, as expressions in the course’s language.'),
  })
  .superRefine(({ stdin, set }, context) => {
    if (stdin === undefined && Object.keys(set ?? {}).length === 0)
      context.addIssue({ code: 'custom', message: 'needs stdin or set' });
  });
type HiddenRun = z.infer<typeof HiddenRun>;

export const HiddenRuns = z
  .array(HiddenRun)
  .min(1, { error: 'must list at least one run' })
  .max(8, { error: 'may list at most 8 runs' })
  .describe('Further runs with other data; each has to print what the solution prints.');

const HasRuns = z.looseObject({ hiddenRuns: HiddenRuns });

/** Reports the `set` of runs in languages whose programs it can't change. */
export function reportUnusableRuns(folder: LessonFolder): void {
  const { data } = HasRuns.safeParse(folder.fields);
  if (!data || !folder.language || canReplaceValues(folder.language)) return;
  for (const [index, { set }] of data.hiddenRuns.entries())
    if (set)
      folder.reportField(
        ['hiddenRuns', index],
        `"set" can’t be used in ${folder.language}: use stdin instead`,
      );
}

type RunsTask = Omit<ProgramTask, 'data'> & {
  data: ProgramTask['data'] & { stdin?: string; hiddenRuns?: HiddenRun[] };
};

/** Runs the program with other data and compares with what the solution prints for it. */
export async function gradeHiddenRuns(runner: Runner, task: RunsTask): Promise<Grade | undefined> {
  for (const run of task.data.hiddenRuns ?? []) {
    const failed = await gradeHiddenRun(runner, task, run);
    if (failed) return failed;
  }
  return undefined;
}

async function gradeHiddenRun(runner: Runner, task: RunsTask, run: HiddenRun): Promise<Grade | undefined> {
  const expected = await solutionOutput(runner, task, run);
  const { request, missing } = requestFor(task, replaceFiles(task.data.files, task.answer.files), run);
  if (missing.length > 0) return failure(resultText('runs.no-variable', { name: missing[0]! }));
  const result = await runner.run(request);
  const { stdout, stderr, timeMs } = result;
  const got = normalizeOutput(stdout);
  const ended = gradeRunEnd(request, result);
  if (!ended && got === expected) return undefined;
  const output = { expected, got, stdout, stderr };
  const data = dataOf(run);
  if (!ended) return failure(difference(data, expected, got), { output, timeMs });
  const sentence = Text.received(ended.message, ended.messageText);
  return { ...ended, ...resultText('runs.fails', { data, sentence }).as('message'), output };
}

/** @throws RunnerFailed if the solution can't cope with the data: the author's mistake, not the learner's. */
function solutionOutput(runner: Runner, task: RunsTask, run: HiddenRun): Promise<string> {
  const compute = async () => {
    const { request, missing } = requestFor(task, solvedProgram(task.data), run);
    if (missing.length > 0) throw new RunnerFailed(`the solution has no top-level variable ${missing[0]}`);
    const result = await runner.run(request);
    const ended = gradeRunEnd(request, result);
    if (ended) throw new RunnerFailed(`with ${dataOf(run).english} the solution fails: ${ended.message}`);
    return normalizeOutput(result.stdout);
  };
  return task.remember ? task.remember(`run ${JSON.stringify(run)}`, compute) : compute();
}

function requestFor(
  task: RunsTask,
  program: SourceFile[],
  { stdin = task.data.stdin, set = {} }: HiddenRun,
): { request: RunRequest; missing: string[] } {
  const { files, missing } = replaceValues(task.language, program, set);
  return { request: { ...programRequest(task), files, stdin }, missing };
}

/** `price = 30 and name = "Ada"`, `the input "7"`. */
function dataOf({ stdin, set = {} }: HiddenRun): Text {
  const values = Object.entries(set).map(([name, value]) => asIs(`${name} = ${value}`));
  if (stdin !== undefined) values.push(inputText(stdin));
  const last = values.pop()!;
  if (values.length === 0) return last;
  const others = values.map(({ english }) => english).join(', ');
  return values.length === 1
    ? resultText('runs.two', { first: others, last })
    : resultText('runs.more', { others, last });
}

const inputText = (stdin: string): Text =>
  stdin.trim() === ''
    ? resultText('runs.no-input')
    : resultText('runs.input', { lines: stdin.trimEnd().split('\n').map(quote).join(', ') });

/** The first line that differs; the whole output if it's a single one. */
function difference(data: Text, expected: string, got: string): Text {
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (got === '') return resultText('runs.nothing', { data, expected: quote(wanted[0]!) });
  if (at === -1) return resultText('runs.extra', { data, got: quote(given[wanted.length]!) });
  const line = { data, expected: quote(wanted[at]!), line: at + 1 };
  if (given[at] === undefined) return resultText('runs.missing', line);
  const printed = { ...line, got: quote(given[at]) };
  const isOnly = wanted.length === 1 && given.length === 1;
  return isOnly ? resultText('runs.output', printed) : resultText('runs.line', printed);
}

const quote = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
