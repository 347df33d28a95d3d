import { z } from 'zod';
import { filledText } from '../../content/fields';
import { failure, type Grade, gradeRunEnd, normalizeOutput } from '../../grading';
import { type Runner, RunnerFailed, type RunRequest, type SourceFile } from '../../runner/runner';
import { canReplaceValues, replaceValues } from '../../source-checks';
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
  if (missing.length > 0) return failure(keepAssignment(missing[0]!));
  const result = await runner.run(request);
  const { stdout, stderr, timeMs } = result;
  const got = normalizeOutput(stdout);
  const ended = gradeRunEnd(request, result);
  if (!ended && got === expected) return undefined;
  const output = { expected, got, stdout, stderr };
  const data = dataOf(run);
  return ended
    ? { ...ended, message: `It works for the example, but not with ${data}. ${ended.message}`, output }
    : failure(`It works for the example, but with ${data} ${difference(expected, got)}.`, { output, timeMs });
}

/** @throws RunnerFailed if the solution can't cope with the data: the author's mistake, not the learner's. */
function solutionOutput(runner: Runner, task: RunsTask, run: HiddenRun): Promise<string> {
  const compute = async () => {
    const { request, missing } = requestFor(task, solvedProgram(task.data), run);
    if (missing.length > 0) throw new RunnerFailed(`the solution has no top-level variable ${missing[0]}`);
    const result = await runner.run(request);
    const ended = gradeRunEnd(request, result);
    if (ended) throw new RunnerFailed(`with ${dataOf(run)} the solution fails: ${ended.message}`);
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

const keepAssignment = (name: string) =>
  `It works for the example, but it’s also tested with other values of ${name}. Keep the line that starts with “${name} =” at the top level of your program.`;

/** `price = 30 and name = "Ada"`, `the input "7"`. */
function dataOf({ stdin, set = {} }: HiddenRun): string {
  const values = Object.entries(set).map(([name, value]) => `${name} = ${value}`);
  const lines = stdin?.trimEnd().split('\n') ?? [];
  if (stdin !== undefined)
    values.push(stdin.trim() === '' ? 'no input' : `the input ${lines.map(quote).join(', ')}`);
  return new Intl.ListFormat('en').format(values);
}

/** The first line that differs; the whole output if it's a single one. */
function difference(expected: string, got: string): string {
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (got === '') return `it should print ${quote(wanted[0]!)}, and it printed nothing`;
  if (at === -1) return `it printed more than it should: ${quote(given[wanted.length]!)} is too much`;
  const where = wanted.length === 1 && given.length === 1 ? '' : ` in line ${at + 1}`;
  const printed = given[at] === undefined ? 'the line is missing' : `it printed ${quote(given[at])}`;
  return `it should print ${quote(wanted[at]!)}${where}, and ${printed}`;
}

const quote = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
