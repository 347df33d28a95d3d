import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { type RunnerChild, RunnerProcess } from '../runner-process';

/** Simulates a runner process for the server's side. */
class FakeChild extends EventEmitter {
  readonly pid = 1;
  readonly stdin = new PassThrough().resume();
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly kill = () => true;
}

/** Creates a fake child, the server's side of it, and a list of how it ended. */
export function fakeRunner() {
  const child = new FakeChild();
  const ends: { killed: boolean; reason: string }[] = [];
  const runner = new RunnerProcess(
    { command: '', args: [], isolation: {} as never },
    { onIdle: () => {}, onEnd: (end) => void ends.push(end) },
    () => child as unknown as RunnerChild,
  );
  return { child, runner, ends };
}

/** Waits until data written to a fake child has arrived. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));
