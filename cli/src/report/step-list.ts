import { type CliStep, kindOf, testsOf, type Words } from '@shared/lesson-types/cli/step-words';
import type { Verdict, Verdicts } from '@shared/lesson-types/cli/verdicts';
import type { StepRun } from '../steps/run-steps';
import { indent, printable, styled } from './console';

/** What has happened to a step so far. */
export type StepState = 'waiting' | 'running' | 'ran' | Verdict;

const MARKS: Record<StepState, string> = {
  waiting: styled('dim', '○'),
  running: styled('cyan', '●'),
  ran: styled('cyan', '●'),
  passed: styled('green', '✓'),
  failed: styled('red', '✗'),
  unknown: styled('dim', '○'),
};

export interface StepListOptions {
  steps: readonly CliStep[];
  runs: readonly (StepRun | undefined)[];
  stateOf: (index: number) => StepState;
  /** Null before the server has judged. */
  verdicts: Verdicts | null;
  /** Adds each step's command, output and tests; without it, only the failed step's. */
  isVerbose: boolean;
}

/** The steps of a lesson, a line each, with details where they help. */
export function stepList({ steps, runs, stateOf, verdicts, isVerbose }: StepListOptions): string {
  const lines = steps.flatMap((step, index) => {
    const state = stateOf(index);
    const title = printable(step.description || kindOf(step));
    const line = `${MARKS[state]} ${styled('dim', `${index + 1}.`)} ${state === 'failed' ? styled('bold', title) : title}`;
    const run = runs[index];
    const hasDetails = run && (isVerbose || state === 'failed');
    return hasDetails ? [line, ...details(step, run, index, verdicts)] : [line];
  });
  return lines.join('\n');
}

function details(step: CliStep, run: StepRun, index: number, verdicts: Verdicts | null): string[] {
  const { CLICommandResult: command, HTTPRequestResult: request } = run.result;
  const prompt = command ? '$ ' : '';
  return [
    indent(styled('cyan', prompt + printable(run.ran)), 5),
    ...(command ? block(command.Stdout ?? '') : []),
    ...(command && command.ExitCode >= 0 ? [indent(styled('dim', `exit code ${command.ExitCode}`), 5)] : []),
    ...(run.stderr ? block(run.stderr) : []),
    ...(request?.StatusCode ? [indent(styled('dim', `status ${request.StatusCode}`), 5)] : []),
    ...(request?.BodyString ? block(request.BodyString) : []),
    ...(run.problem ? [indent(styled('red', printable(run.problem)), 5)] : []),
    ...testsOf(step).map((words, test) => {
      const verdict = verdicts?.ofTest(index, test) ?? 'unknown';
      return indent(`${MARKS[verdict]} ${inText(words)}`, 5);
    }),
  ];
}

const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 500;

/** An output, with a bar at its left; its start and its end if it's long, and so of each line. */
function block(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n').map((line) => shortened(printable(line)));
  const half = MAX_LINES / 2;
  const left = lines.length - MAX_LINES;
  const shown =
    left > 0
      ? [...lines.slice(0, half), styled('dim', `… ${left} more lines …`), ...lines.slice(-half)]
      : lines;
  return shown.map((line) => indent(`${styled('dim', '│')} ${line}`, 5));
}

function shortened(line: string): string {
  const left = line.length - MAX_LINE_CHARACTERS;
  if (left <= 0) return line;
  const half = MAX_LINE_CHARACTERS / 2;
  return `${line.slice(0, half)}${styled('dim', ` … ${left} more characters … `)}${line.slice(-half)}`;
}

const inText = (words: Words) =>
  words.map((word) => (typeof word === 'string' ? word : styled('yellow', printable(word.code)))).join('');
