import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';

/** A runner that is not there: the server's side cannot tell. */
export class FakeChild extends EventEmitter {
  readonly pid = 1;
  readonly stdin = new PassThrough().resume();
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  killed = false;
  kill(): boolean {
    this.killed = true;
    return true;
  }
}
