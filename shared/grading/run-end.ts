import { COMPILE_TIME_MS, limitsOf } from '../runner/limits';
import type { LimitName, RunRequest, RunResult } from '../runner/runner';
import { failure, type Grade } from './grade';
import { errorMessage, programErrorOf } from './program-error';

const MEGABYTE = 1024 * 1024;
const seconds = (milliseconds: number) => {
  const value = Number((milliseconds / 1000).toFixed(1));
  return `${value} ${value === 1 ? 'second' : 'seconds'}`;
};
const megabytes = (bytes: number) => `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

/** Says which limit stopped a run and how high it is; undefined if none did. */
export function limitMessage(request: RunRequest, result: RunResult): string | undefined {
  if (result.limitHit && result.compiling) return compilerMessage(request, result.limitHit);
  const limits = limitsOf(request);
  switch (result.limitHit) {
    case 'time':
      return `Stopped after ${seconds(limits.timeMs)}: your program was still running. Check for a loop that never ends.`;
    case 'memory':
      return `Your program used more than ${megabytes(limits.memoryBytes)} of memory. Check for a list or string that keeps growing.`;
    case 'output':
      return `Your program printed more than ${megabytes(limits.outputBytes)} and was stopped. Check for a loop that prints forever.`;
    case 'processes':
      return 'Your program tried to start other programs, which isn’t possible here.';
    default:
      return undefined;
  }
}

/** The same for a compiler that was stopped. */
function compilerMessage({ language }: RunRequest, limit: LimitName): string {
  const what =
    limit === 'time'
      ? `takes longer than ${seconds(COMPILE_TIME_MS[language])} to compile`
      : `needs too much ${limit} to compile`;
  return `Your program ${what}. Make it shorter, or simplify its types and constants.`;
}

/** A failure if the run didn't end normally by itself; otherwise nothing. */
export function gradeRunEnd(request: RunRequest, result: RunResult): Grade | undefined {
  const limit = limitMessage(request, result);
  const { timeMs, limitHit, compiling } = result;
  if (limit) return failure(limit, { timeMs, limitHit, compiling });
  if (result.exitCode === 0) return undefined;
  const error = programErrorOf(request, result);
  return error
    ? failure(errorMessage(error), { timeMs, error })
    : failure(`Your program stopped with an error (exit code ${result.exitCode}).`, { timeMs });
}
