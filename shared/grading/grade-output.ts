import type { Runner, RunOptions, RunRequest } from '../runner/runner';
import { failure, type Grade, success } from './grade';
import { gradeRunEnd } from './run-end';

export interface OutputTask {
  request: RunRequest;
  expectedOutput: string;
}

/** Ignores trailing whitespace, of each line and at the end. */
export function normalizeOutput(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}

/** Describes the first difference between two outputs. */
function difference(expected: string, got: string): string {
  if (got === '') return 'Your program printed nothing. It should print something.';
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (at === -1) {
    const extra = given.length - wanted.length;
    return `Your program printed ${extra} more ${extra === 1 ? 'line' : 'lines'} than it should.`;
  }
  if (at >= given.length) {
    const missing = wanted.length - given.length;
    return `Your output is right so far, but ${missing} more ${missing === 1 ? 'line is' : 'lines are'} expected.`;
  }
  if (wanted[at]?.toLowerCase() === given[at]?.toLowerCase()) {
    return `Line ${at + 1} differs only in capital and small letters.`;
  }
  return `Line ${at + 1} of your output is not what was expected.`;
}

/**
 * Judges a `type_code` lesson: the program must exit with code 0 and print the expected text. Rejects with `RunRefused`
 * or `RunnerFailed` like the runner.
 */
export async function gradeOutput(runner: Runner, task: OutputTask, options?: RunOptions): Promise<Grade> {
  const result = await runner.run(task.request, options);
  const expected = normalizeOutput(task.expectedOutput);
  const got = normalizeOutput(result.stdout);
  const output = { expected, got, stdout: result.stdout, stderr: result.stderr };
  const ended = gradeRunEnd(task.request, result);
  if (ended) return { ...ended, output };
  const rest = { output, timeMs: result.timeMs };
  return got === expected
    ? success('Your output is exactly right.', rest)
    : failure(difference(expected, got), rest);
}
