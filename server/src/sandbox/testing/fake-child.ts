import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { type RunnerChild, RunnerProcess } from '../runner-process';

/** A runner that is not there: the server's side cannot tell. */
class FakeChild extends EventEmitter {
  readonly pid = 1;
  readonly stdin = new PassThrough().resume();
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly kill = () => true;
}

/** The server's side of a fake child, and how it ended. */
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

/** Lets what was written to a fake child arrive. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));
