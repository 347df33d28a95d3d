import { orderBytes, readReport } from './harness-frames';
import { PARK } from './python-instance';

/** The place and the message of an uncaught error are all that is longer than a word. */
const REPORT_LIMIT = 1024 * 1024;

/** How the entry file ended, as the harness reports it. */
export type MainEnd = 'ok' | 'error' | 'exit' | 'memory' | 'processes';

/**
 * The host's end of the talk with `guest/harness.py` while the entry file runs. What is to be checked afterwards is
 * not in the program's world: with `stays` it stops where it came to its end, and only answers what it is asked.
 */
export class HarnessChannel {
  mainEnd: MainEnd | undefined;
  /** The uncaught error's place, as guest/faults.py gives it. */
  fault: string | undefined;
  /** Whether the interpreter stopped where it came to its end, and waits. */
  stopped = false;
  private pending: Uint8Array;

  constructor(
    entry: string,
    private readonly stays: boolean,
  ) {
    this.pending = orderBytes('run', entry);
  }

  read(limit: number): Uint8Array {
    if (this.pending.length === 0) {
      if (this.stays && this.mainEnd === 'ok') {
        this.stopped = true;
        throw PARK;
      }
      this.pending = orderBytes('end');
    }
    const part = this.pending.subarray(0, limit);
    this.pending = this.pending.subarray(part.length);
    return part;
  }

  /** The first report counts. A program may write here too; it says no more of itself than it could by ending. */
  write(bytes: Uint8Array): void {
    if (this.mainEnd !== undefined || bytes.length > REPORT_LIMIT) return;
    const report = readReport(bytes, REPORT_LIMIT);
    this.mainEnd = report?.kind as MainEnd | undefined;
    this.fault = report?.body;
  }
}
