import { COMPILE_TIME_MS, limitsOf } from '../runner/limits';
import type { LimitName, RunRequest, RunResult } from '../runner/runner';
import { judgeText } from '../texts/judge';
import type { Text } from '../texts/text';
import { failure, type Grade } from './grade';
import { errorMessage, programErrorOf } from './program-error';

const MEGABYTE = 1024 * 1024;
const inSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));
const inMegabytes = (bytes: number) => Number((bytes / MEGABYTE).toFixed(1));

/** Says which limit stopped a run and how high it is; undefined if none did. */
export function limitMessage(request: RunRequest, result: RunResult): Text | undefined {
  if (result.limitHit && result.compiling) return compilerMessage(request, result.limitHit);
  const limits = limitsOf(request);
  switch (result.limitHit) {
    case 'time':
      return judgeText('end.time', { seconds: inSeconds(limits.timeMs) });
    case 'memory':
      return judgeText('end.memory', { size: inMegabytes(limits.memoryBytes) });
    case 'output':
      return judgeText('end.output', { size: inMegabytes(limits.outputBytes) });
    case 'processes':
      return judgeText('end.processes');
    default:
      return undefined;
  }
}

/** The same for a compiler that was stopped. */
function compilerMessage({ language }: RunRequest, limit: LimitName): Text {
  return limit === 'time'
    ? judgeText('compile.time', { seconds: inSeconds(COMPILE_TIME_MS[language]) })
    : judgeText(`compile.${limit}`);
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
    : failure(judgeText('end.exit-code', { code: String(result.exitCode) }), { timeMs });
}
