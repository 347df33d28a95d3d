import { limitsOf } from '../limits';
import type { RunRequest, RunResult, TestOutcome } from '../runner';

/** Throws for a result that a trustworthy runner wouldn't send: it exceeds the limits, or contains what the request didn't ask for. */
export function checkResult(request: RunRequest, result: RunResult): void {
  const { outputBytes } = limitsOf(request);
  const { stdout, stderr, tests = [], artifact } = result;
  const testOutput = tests.reduce((sum, each) => sum + each.stdout.length, 0);
  if (stdout.length + stderr.length + testOutput > outputBytes) throw new Error('more output than the limit');
  checkTests(request, tests);
  if (artifact && !request.compileOnly) throw new Error('an unrequested compiled program');
}

/** Throws for a test of a file that isn't in the request. */
export function checkTests(request: RunRequest, tests: readonly Pick<TestOutcome, 'file'>[]): void {
  const files = new Set(request.tests?.map(({ name }) => name));
  if (tests.some(({ file }) => !files.has(file)))
    throw new Error('a test of a file that is not in the request');
}
