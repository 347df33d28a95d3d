import { limitsOf } from '../limits';
import type { RunRequest, RunResult, TestOutcome } from '../runner';

/** Throws for a result no honest runner gives: with more than the request asked for, or than its limits allow. */
export function checkResult(request: RunRequest, result: RunResult): void {
  const { outputBytes } = limitsOf(request);
  const { stdout, stderr, tests = [], artifact } = result;
  const apart = tests.reduce((sum, each) => sum + each.stdout.length, 0);
  if (stdout.length + stderr.length + apart > outputBytes) throw new Error('more output than the limit');
  checkTests(request, tests);
  if (artifact && !request.compileOnly) throw new Error('a compiled program that nobody asked for');
}

/** Throws for a test of a file that isn't in the request. */
export function checkTests(request: RunRequest, tests: readonly Pick<TestOutcome, 'file'>[]): void {
  const files = new Set(request.tests?.map(({ name }) => name));
  if (tests.some(({ file }) => !files.has(file))) throw new Error('a test of a file that was not given');
}
