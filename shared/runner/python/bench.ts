import { RunnerFailed } from '../runner';
import { type Report, readReport } from './harness-frames';
import { MESSAGE_LIMIT, type ProgramSide, replyBytes } from './program-side';

const JUDGE_MESSAGE_LIMIT = MESSAGE_LIMIT * 4;

/**
 * The host's end of the talk with the interpreter that judges: it reads orders, and what it asks of the program is
 * answered before it gets the next one.
 */
export abstract class Bench {
  private question: string | undefined;

  constructor(
    protected readonly side: ProgramSide,
    private pending: Uint8Array,
  ) {}

  read(limit: number): Uint8Array {
    if (this.pending.length === 0) this.pending = this.reply() ?? this.nextOrder();
    const part = this.pending.subarray(0, limit);
    this.pending = this.pending.subarray(part.length);
    return part;
  }

  write(bytes: Uint8Array): void {
    const report = readReport(bytes, JUDGE_MESSAGE_LIMIT);
    if (!report) throw new RunnerFailed('The judge said what cannot be read.');
    if (report.kind === 'ask') this.question = report.body;
    else this.take(report);
  }

  /** What it is to do next, when it has asked nothing. */
  protected abstract nextOrder(): Uint8Array;
  /** What it says, beside its questions. */
  protected abstract take(report: Report): void;

  private reply(): Uint8Array | undefined {
    if (this.question === undefined) return undefined;
    const reply = this.side.ask(this.question);
    this.question = undefined;
    return replyBytes(reply);
  }
}
