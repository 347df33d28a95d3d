import { Deadline } from '../../deadline';
import { RunOutput } from '../../run-output';
import { GuestExit } from '../../stop-run';
import type { ProgramWorld } from '../program';
import type { ReadyModule } from '../program-imports';
import type { Expected } from './compare';
import { type Checks, type Computed, TestRun } from './test-run';

/** Right sides that don't depend on the program's functions. */
export interface StubbedFile {
  sites: ReadonlySet<number>;
  byTest: ReadonlyMap<number, Computed>;
}

const MAX_CALLS = 10_000;
const TIME_MS = 1000;
const OUTPUT_BYTES = 1 << 16;
/** Arbitrary values for an active stub: it returns PATTERN_AT, which also works as a pointer to bytes of PATTERN. */
const PATTERN = 0x2a;
const PATTERN_AT = 4096;
const PATTERN_BYTES = 1024;

/**
 * Runs tests twice without the program, using stubs that do nothing and stubs that write and return arbitrary values. If a
 * right side is the same both times, it comes from the test itself and not from the learner's code.
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
    if (calls > MAX_CALLS) throw new GuestExit(1);
    if (isActive) scribble(run.memory, args);
    // WebAssembly converts a string to any numeric return type, including 64-bit integers.
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

/** Writes to the memory that the arguments point to, if they are pointers. */
function scribble(memory: WebAssembly.Memory, args: readonly unknown[]): void {
  const bytes = new Uint8Array(memory.buffer);
  bytes.fill(PATTERN, PATTERN_AT, PATTERN_AT + PATTERN_BYTES);
  for (const at of args)
    if (typeof at === 'number' && Number.isInteger(at) && at > PATTERN_AT && at + 4 < bytes.length)
      bytes.fill(PATTERN, at, at + 4);
}
