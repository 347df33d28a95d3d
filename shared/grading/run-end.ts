import { COMPILE_TIME_MS, limitsOf } from '../runner/limits';
import type { LimitName, RunRequest, RunResult } from '../runner/runner';
import { failure, type Grade } from './grade';

const MEGABYTE = 1024 * 1024;
const seconds = (milliseconds: number) => {
  const value = Number((milliseconds / 1000).toFixed(1));
  return `${value} ${value === 1 ? 'second' : 'seconds'}`;
};
const megabytes = (bytes: number) => `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

/** Says which limit stopped a run, how high it is, and how far the program exceeded it. */
export function limitMessage(request: RunRequest, result: RunResult): string | undefined {
  if (result.limitHit && result.compiling) return compilerMessage(request, result.limitHit);
  const limits = limitsOf(request);
  switch (result.limitHit) {
    case 'time': {
      const over = Math.max(0, result.timeMs - limits.timeMs);
      const far = over >= 50 ? ` (${seconds(over)} over the limit)` : '';
      return `Your program was stopped after ${seconds(limits.timeMs)}${far} and had not finished. Look for a loop that never ends.`;
    }
    case 'memory':
      return `Your program needed more than the ${megabytes(limits.memoryBytes)} of memory it may use. Look for a list or a string that keeps growing.`;
    case 'output':
      return `Your program printed more than ${megabytes(limits.outputBytes)} and was stopped. Look for a loop that prints without end.`;
    case 'processes':
      return 'Your program tried to start other programs, which cannot be done here.';
    default:
      return undefined;
  }
}

/** The same for a compiler that was stopped. */
function compilerMessage({ language }: RunRequest, limit: LimitName): string {
  const what =
    limit === 'time'
      ? `takes longer than ${seconds(COMPILE_TIME_MS[language])} to compile`
      : `needs more ${limit} to be compiled than there is`;
  return `Your program ${what}. Make it shorter, or its types and constants simpler.`;
}

/** The last line of an error's text names the error; in JavaScript it's the first. */
export function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.findLast((line) => /^\w[\w.]*(Error|Exception|Interrupt|Iteration|Exit|Warning)\b/.test(line)) ??
    lines.at(-1)
  );
}

/** A failure if the run didn't end normally by itself; otherwise nothing. */
export function gradeRunEnd(request: RunRequest, result: RunResult): Grade | undefined {
  const limit = limitMessage(request, result);
  const { timeMs, limitHit, compiling } = result;
  if (limit) return failure(limit, { timeMs, limitHit, compiling });
  if (result.exitCode === 0) return undefined;
  const line = errorLine(result.stderr);
  const what = line ? `: ${line}` : ` (exit code ${result.exitCode}).`;
  return failure(`Your program stopped with an error${what}`, { timeMs });
}
