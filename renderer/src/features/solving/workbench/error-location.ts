import { t } from '@lingui/core/macro';
import type { Language, RunResult } from '@shared/runner';
import type { CodeProblem } from '@web/features/solving/editor';

const PYTHON_FRAME = /^\s*File "([^"]+)", line (\d+)/;
const SCRIPT_FRAME = /(?:\(|\bat )([\w./-]+\.[mc]?[jt]s):(\d+):\d+\)?\s*$/;
const ERROR_LINE = /^\w[\w.]*(Error|Exception|Interrupt|Iteration|Exit|Warning)\b.*/;

/** Problems in the learner's files: the runtime's diagnostics, or else the location in stderr. */
export function problemsOf(
  language: Language,
  { diagnostics, stderr }: Pick<RunResult, 'diagnostics' | 'stderr'>,
  fileNames: readonly string[],
): CodeProblem[] {
  if (diagnostics) return diagnostics.filter(({ file }) => fileNames.includes(file));
  const guess = errorLocation(language, stderr, fileNames);
  return guess ? [guess] : [];
}

/**
 * Finds where in the learner's files a program failed, from its error output: the frame closest to the error in one of
 * those files. Null if there is none.
 */
export function errorLocation(
  language: Language,
  stderr: string,
  fileNames: readonly string[],
): CodeProblem | null {
  const lines = stderr.split('\n');
  const pattern = language === 'python' ? PYTHON_FRAME : SCRIPT_FRAME;
  const frames = lines.flatMap((line) => {
    const [, file, number] = pattern.exec(line) ?? [];
    return file !== undefined && fileNames.includes(file) ? [{ file, line: Number(number) }] : [];
  });
  // Python prints the closest frame last, JavaScript first.
  const frame = language === 'python' ? frames.at(-1) : frames[0];
  if (!frame) return null;
  const message = lines.findLast((line) => ERROR_LINE.test(line)) ?? t`Your program stopped here.`;
  return { ...frame, severity: 'error', message };
}
