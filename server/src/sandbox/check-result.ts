import { limitsOf } from '@shared/runner/limits';
import type { RunRequest, RunResult } from '@shared/runner/runner';

/** Throws for what no honest runner answers: more than the request asked for, or than its limits allow. */
export function checkResult(request: RunRequest, result: RunResult): void {
  const { outputBytes } = limitsOf(request);
  const { stdout, stderr, probes, tests = [], artifact } = result;
  const apart = [...probes, ...tests].reduce((sum, each) => sum + each.stdout.length, 0);
  if (stdout.length + stderr.length + apart > outputBytes) throw new Error('more output than the limit');
  if (probes.length > (request.probes?.length ?? 0)) throw new Error('more probes than were asked');
  const testFiles = new Set(request.tests?.map((file) => file.name));
  if (tests.some((test) => !testFiles.has(test.file))) throw new Error('a test of no file that was given');
  if (artifact && !request.compileOnly) throw new Error('a compiled program that nobody asked for');
}
