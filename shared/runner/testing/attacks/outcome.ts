import assert from 'node:assert/strict';
import type { Runner, RunResult } from '../../runner';
import { type Attack, requestOf } from './attack';

/** Throws an `AssertionError` that says what the attack achieved, when it achieved anything. */
function assertEnd(attack: Attack, result: RunResult): void {
  const { stdout, stderr, limitHit, exitCode } = result;
  const seen = `\n${stdout.slice(-300)}\n${stderr.slice(-500)}`;
  if (attack.expect === 'capped') {
    assert.ok(!stdout.includes('SURVIVED'), `it survived:${seen}`);
    if (attack.by) assert.ok(limitHit && attack.by.includes(limitHit), `ended by ${limitHit}:${seen}`);
    if (limitHit === 'time' || limitHit === 'output') assert.equal(exitCode, null);
    // A limit that is hit by a test comes after the program's own good end.
    else if (!attack.tests) assert.notEqual(exitCode, 0, `it came to a good end:${seen}`);
  } else {
    assert.equal(stdout.trim(), 'held', seen);
    assert.equal(limitHit, undefined, `ended by ${limitHit}`);
  }
  assert.doesNotMatch(JSON.stringify(result), /ESCAPED|CANARY-of-the-host|root:.*:0:0/);
  attack.check?.(result);
}

/** Tries one attack, and what it wants to leave to the next learner. Rejects when the sandbox did not hold. */
export async function assertHeld(runner: Runner, attack: Attack): Promise<void> {
  assertEnd(attack, await runner.run(requestOf(attack)));
  if (!attack.next) return;
  const files = [{ name: attack.files[0]!.name, content: attack.next }];
  const next: Attack = { ...attack, files, expect: 'held', check: undefined };
  assertEnd(next, await runner.run(requestOf(next)));
}
