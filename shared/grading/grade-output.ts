import type { Runner, RunOptions, RunRequest } from '../runner/runner';
import { judgeText } from '../texts/judge';
import { failure, type Grade, success } from './grade';
import { normalizeOutput } from './normalize-output';
import { nothingPrinted } from './nothing-printed';
import { outputDifference } from './output-difference';
import { gradeRunEnd } from './run-end';

export interface OutputTask {
  request: RunRequest;
  expectedOutput: string;
}

/**
 * Judges a `type_code` lesson: the program must exit with code 0 and print the expected text. Rejects with `RunRefused`
 * or `RunnerFailed` like the runner.
 */
export async function gradeOutput(runner: Runner, task: OutputTask, options?: RunOptions): Promise<Grade> {
  const { language, files } = task.request;
  const result = await runner.run(task.request, options);
  const expected = normalizeOutput(task.expectedOutput);
  const got = normalizeOutput(result.stdout);
  const output = { expected, got, stdout: result.stdout, stderr: result.stderr };
  const ended = gradeRunEnd(task.request, result);
  if (ended) return { ...ended, output };
  const rest = { output, timeMs: result.timeMs };
  if (got === expected) return success(judgeText('verdict.spot-on'), rest);
  return failure(got === '' ? nothingPrinted(language, files) : outputDifference(expected, got), rest);
}
