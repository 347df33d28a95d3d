import { Deadline } from '../../deadline';
import { RunOutput } from '../../run-output';
import { GuestExit } from '../../stop-run';
import type { ProgramWorld } from '../program';
import type { ReadyModule } from '../program-imports';
import type { Expected } from './compare';
import { type Checks, type Computed, TestRun } from './test-run';

/** Right sides that were the same, no matter what the program's functions did. */
export interface StubbedFile {
  sites: ReadonlySet<number>;
  byTest: ReadonlyMap<number, Computed>;
}

const CALLS = 10_000;
const TIME_MS = 1000;
const OUTPUT_BYTES = 1 << 16;
/** What an active function returns, and where it leads as a pointer: bytes that no test expects. */
const PATTERN = 0x2a;
const PATTERN_AT = 4096;
const PATTERN_BYTES = 1024;

/**
 * Runs tests without the program that they test: its functions do nothing, then something meaningless. What a test
 * expects either way comes from the test itself: none of the learner's code was there.
 */
export function runWithStubs(module: ReadyModule, checks: Checks, tests: readonly number[]): StubbedFile {
  const computed = new Map<number, Computed>();
  const suspect = new Set<number>();
  for (const index of tests) {
    const idle = runTest(module, checks, index, false);
    const active = runTest(module, checks, index, true);
    computed.set(index, idle.computed);
    const ended = idle.ended && active.ended;
    for (const id of new Set([...idle.computed.keys(), ...active.computed.keys()])) {
      if (!ended || !same(idle.computed.get(id), active.computed.get(id))) suspect.add(id);
    }
  }
  const reached = [...computed.values()].flatMap((values) => [...values.keys()]);
  return { sites: new Set(reached.filter((id) => !suspect.has(id))), byTest: computed };
}

function same(a: readonly Expected[] = [], b: readonly Expected[] = []): boolean {
  const [left, right] = [a.flat(), b.flat()];
  return left.length === right.length && left.every((each, at) => Object.is(each, right[at]));
}

function runTest(ready: ReadyModule, checks: Checks, index: number, isActive: boolean) {
  let calls = 0;
  const stub = (...args: unknown[]) => {
    calls += 1;
    if (calls > CALLS) throw new GuestExit(1);
    if (isActive) scribble(run.memory, args);
    // A string becomes a number of whatever type the function has, 64 bits included.
    return isActive ? String(PATTERN_AT) : '0';
  };
  const imported = WebAssembly.Module.imports(ready.module).filter((each) => each.module === 'env');
  const env = Object.fromEntries(imported.map(({ name }) => [name, stub]));
  const world: ProgramWorld = {
    files: [],
    stdin: '',
    deadline: new Deadline(TIME_MS),
    output: new RunOutput(OUTPUT_BYTES, () => undefined),
    imports: { env },
  };
  const run = new TestRun(checks, ready, world, index, 'record');
  return run.record();
}

/** Writes where a function could write: to what its arguments point to, if they are pointers. */
function scribble(memory: WebAssembly.Memory, args: readonly unknown[]): void {
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(PATTERN, PATTERN_AT, PATTERN_AT + PATTERN_BYTES);
  for (const at of args)
    if (typeof at === 'number' && Number.isInteger(at) && at > PATTERN_AT && at + 4 < bytes.length)
      bytes.fill(PATTERN, at, at + 4);
}
