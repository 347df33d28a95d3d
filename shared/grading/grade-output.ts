import type { Language } from '../runner/languages';
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

/** How a program prints, for learners whose program printed nothing. SQL shows its results by itself. */
const PRINT_CALL: Partial<Record<Language, string>> = {
  python: 'print()',
  javascript: 'console.log()',
  typescript: 'console.log()',
  c: 'printf()',
  go: 'fmt.Println()',
};

function nothingPrinted(language: Language): string {
  const call = PRINT_CALL[language];
  return call ? `Nothing was printed. Did you call ${call}?` : 'Nothing was printed.';
}

/** Describes the first difference between two outputs. */
function difference(language: Language, expected: string, got: string): string {
  if (got === '') return nothingPrinted(language);
  const wanted = expected.split('\n');
  const given = got.split('\n');
  const at = wanted.findIndex((line, index) => line !== given[index]);
  if (at === -1) {
    const extra = given.length - wanted.length;
    return `Your program printed ${extra} extra ${extra === 1 ? 'line' : 'lines'}.`;
  }
  if (at >= given.length) {
    const missing = wanted.length - given.length;
    return `So far so good, but ${missing} ${missing === 1 ? 'line is' : 'lines are'} missing.`;
  }
  if (wanted[at]?.toLowerCase() === given[at]?.toLowerCase()) {
    return `Line ${at + 1} differs only in upper and lower case.`;
  }
  return `Line ${at + 1} doesn’t match yet.`;
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
    ? success('Spot on!', rest)
    : failure(difference(task.request.language, expected, got), rest);
}
