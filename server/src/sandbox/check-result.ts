import { limitsOf } from '@shared/runner/limits';
import type { RunRequest, RunResult, TestOutcome } from '@shared/runner/runner';

/** Throws for what no honest runner answers: more than the request asked for, or than its limits allow. */
export function checkResult(request: RunRequest, result: RunResult): void {
  const { outputBytes } = limitsOf(request);
  const { stdout, stderr, probes, tests = [], artifact } = result;
  const apart = [...probes, ...tests].reduce((sum, each) => sum + each.stdout.length, 0);
  if (stdout.length + stderr.length + apart > outputBytes) throw new Error('more output than the limit');
  if (probes.length > (request.probes?.length ?? 0)) throw new Error('more probes than were asked');
  checkTests(request, tests);
  if (artifact && !request.compileOnly) throw new Error('a compiled program that nobody asked for');
}

/** Throws for a test of a file that the request does not have. */
export function checkTests(request: RunRequest, tests: readonly Pick<TestOutcome, 'file'>[]): void {
  const files = new Set(request.tests?.map(({ name }) => name));
  if (tests.some(({ file }) => !files.has(file))) throw new Error('a test of no file that was given');
}
