import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import { RunnerFailed, type RunRequest } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { SnapshotLayout } from './assets';
import { type Report, readReport } from './harness-frames';
import { MESSAGE_LIMIT, type ProgramSide, replyBytes } from './program-side';
import type { PythonInstance } from './python-instance';
import { FOLDERS, makeWorld } from './world';

const JUDGE_MESSAGE_LIMIT = MESSAGE_LIMIT * 4;

/** A program whose tests or probes are judged in a second interpreter. */
export interface JudgedProgram {
  side: ProgramSide;
  request: RunRequest;
  deadline: Deadline;
  layout: SnapshotLayout;
  /** What the judge prints, the program's own output included. */
  output: RunOutput;
}

/**
 * The host's end of the channel to the interpreter that judges. It reads orders; a question it asks of the program is
 * answered before it gets the next order.
 */
export abstract class JudgeChannel {
  private question: string | undefined;

  constructor(
    protected readonly program: JudgedProgram,
    private pending: Uint8Array,
  ) {}

  /** Lets the judge run to its end. Returns what stopped it early, if anything did: a limit or a breakdown. */
  run(judge: PythonInstance): unknown {
    const { side, deadline, layout, output } = this.program;
    const host = makeWorld({
      request: { files: [], stdin: '' },
      instance: judge,
      deadline,
      layout,
      output,
      read: (limit) => this.read(limit),
      write: (bytes) => this.write(bytes),
    });
    FOLDERS.forEach((_, index) => {
      host.files.get(3 + index).node = side.host.files.get(3 + index).node; // each side reads what the other writes
    });
    try {
      judge.resume(host);
    } catch (stop) {
      if (stop instanceof GuestExit) return stop.code === 0 ? undefined : stop;
      if (
        stop instanceof RunStopped ||
        stop instanceof RangeError ||
        stop instanceof WebAssembly.RuntimeError
      )
        return stop;
      throw stop;
    }
    throw new RunnerFailed('The judge stopped without ending.');
  }

  /** The judge's next order, when it has asked nothing. */
  protected abstract nextOrder(): Uint8Array;
  /** Takes a report that is not a question. */
  protected abstract take(report: Report): void;

  private read(limit: number): Uint8Array {
    if (this.pending.length === 0) this.pending = this.reply() ?? this.nextOrder();
    const part = this.pending.subarray(0, limit);
    this.pending = this.pending.subarray(part.length);
    return part;
  }

  private write(bytes: Uint8Array): void {
    const report = readReport(bytes, JUDGE_MESSAGE_LIMIT);
    if (!report) throw new RunnerFailed('The judge sent a report that cannot be read.');
    if (report.kind === 'ask') this.question = report.body;
    else this.take(report);
  }

  private reply(): Uint8Array | undefined {
    if (this.question === undefined) return undefined;
    const reply = this.program.side.ask(this.question);
    this.question = undefined;
    return replyBytes(reply);
  }
}
