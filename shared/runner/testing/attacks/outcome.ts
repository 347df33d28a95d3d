import assert from 'node:assert/strict';
import type { Runner, RunResult } from '../../runner';
import { type Attack, requestOf } from './attack';

/** Throws an `AssertionError` with details if the attack succeeded. */
function assertEnd(attack: Attack, result: RunResult): void {
  const { stdout, stderr, limitHit, exitCode } = result;
  const seen = `\n${stdout.slice(-300)}\n${stderr.slice(-500)}`;
  if (attack.expect === 'capped') {
    assert.ok(!stdout.includes('SURVIVED'), `it survived:${seen}`);
    if (attack.by) assert.ok(limitHit && attack.by.includes(limitHit), `ended by ${limitHit}:${seen}`);
    if (limitHit === 'time' || limitHit === 'output') assert.equal(exitCode, null);
    // With tests, the program itself may exit normally before a test hits a limit.
    else if (!attack.tests) assert.notEqual(exitCode, 0, `it exited normally:${seen}`);
  } else {
    assert.equal(stdout.trim(), 'held', seen);
    assert.equal(limitHit, undefined, `ended by ${limitHit}`);
  }
  assert.doesNotMatch(JSON.stringify(result), /ESCAPED|CANARY-of-the-host|root:.*:0:0/);
  attack.check?.(result);
}

/** Tries an attack, then the program of the next learner, if any. Rejects if the sandbox didn't hold. */
export async function assertHeld(runner: Runner, attack: Attack): Promise<void> {
  assertEnd(attack, await runner.run(requestOf(attack)));
  if (!attack.next) return;
  const files = [{ name: attack.files[0]!.name, content: attack.next }];
  const next: Attack = { ...attack, files, expect: 'held', check: undefined };
  assertEnd(next, await runner.run(requestOf(next)));
}
