import type { Deadline } from '../deadline';
import { RunOutput } from '../run-output';
import type { LimitName, RunLimits } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { WasiHost } from '../wasi/wasi-host';
import { orderBytes, ReportTooLong, readReport } from './harness-frames';
import { limitMessage } from './limit-message';
import { PARK, type PythonInstance } from './python-instance';

/** The longest message between the two interpreters. */
export const MESSAGE_LIMIT = 16 * 1024 * 1024;
const TOO_LONG = 'The program gave a value that is too large to judge (more than 16 MB).';
const CUT_OFF =
  'The program closed or used up the channel that its tests ask it by. Leave open files above 2 alone.';

/** What came of one question to the program: its answer, or why there is none and will be none again. */
export interface ProgramReply {
  body: string;
  out: string;
  err: string;
  ended?: string;
}

/** The answer as the judging interpreter reads it: what was printed and why the program ended, and the body. */
export function replyBytes({ body, ...told }: ProgramReply): Uint8Array {
  const silent = told.ended === undefined && told.out === '' && told.err === '';
  const state = silent ? '' : JSON.stringify({ ...told, ended: told.ended ?? null });
  return orderBytes('reply', `${state}\n${body}`);
}

export interface ProgramStreams {
  read(limit: number): Uint8Array;
  write(bytes: Uint8Array): void;
  output: RunOutput;
}

/**
 * The interpreter that holds the learner's program while its tests or probes are judged in another. It stops whenever
 * it waits for a question, and goes on from there. Nothing it says is believed to be more than the program's own answer.
 */
export class ProgramSide {
  limit: LimitName | undefined;
  /** What is wrong with a program that could not be loaded: a `Diagnostic` as JSON, not yet checked. */
  fault: string | undefined;
  /** What was thrown out of the interpreter when it came to an end. */
  stop: unknown;
  private ended: string | undefined;
  /** Orders not yet read; a read never crosses from one into the next. */
  private pending: Uint8Array[];
  private parked = false;
  private answer: string | undefined;
  private outOfMemory = false;
  private tooLong = false;
  private sent = { out: 0, err: 0 };
  private readonly output: RunOutput;
  readonly host: WasiHost;

  constructor(
    private readonly instance: PythonInstance,
    private readonly limits: RunLimits,
    makeHost: (streams: ProgramStreams) => WasiHost,
    private readonly deadline: Deadline,
    /** Hears stdout as it comes, before the tests do. */
    onPrinted: (text: string) => void,
  ) {
    this.pending = [orderBytes('serve')];
    this.output = new RunOutput(limits.outputBytes, ({ stream, text }) => {
      if (stream === 'stdout') onPrinted(text);
    });
    this.host = makeHost({
      read: (limit) => this.read(limit),
      write: (bytes) => this.write(bytes),
      output: this.output,
    });
  }

  /** Lets the program run until it answers, ends or is stopped. */
  ask(question: string): ProgramReply {
    if (this.ended === undefined) {
      this.pending.push(orderBytes('ask', question));
      this.answer = undefined;
      this.tooLong = false;
      this.ended = this.goOn();
    }
    if (this.answer === undefined) this.ended ??= this.tooLong ? TOO_LONG : CUT_OFF;
    return {
      body: this.ended === undefined ? (this.answer ?? '') : '',
      ...this.printed(),
      ended: this.ended,
    };
  }

  /** Gives why the program is gone, if it is. */
  private goOn(): string | undefined {
    this.parked = false;
    try {
      this.instance.resume(this.host);
    } catch (stop) {
      this.stop = stop;
      return this.reasonOf(stop);
    }
    if (!this.parked) return 'The program ended before the test was done.';
    if (this.outOfMemory) return this.stopped('memory');
    return undefined;
  }

  private reasonOf(stop: unknown): string {
    if (stop instanceof GuestExit)
      return `The program ended itself (exit code ${stop.code}) before the test was done.`;
    if (stop instanceof RunStopped) return this.stopped(stop.limit);
    if (stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError)
      return 'The program went too deep and the interpreter stopped.';
    throw stop;
  }

  private stopped(limit: LimitName): string {
    this.limit = limit;
    return limitMessage(limit, this.limits, this.deadline.elapsedMs);
  }

  private read(limit: number): Uint8Array {
    const [order] = this.pending;
    if (!order) {
      this.parked = true;
      throw PARK;
    }
    const part = order.subarray(0, limit);
    if (part.length < order.length) this.pending[0] = order.subarray(part.length);
    else this.pending.shift();
    return part;
  }

  /** The last answer counts: the harness's comes after whatever the program itself wrote here. */
  private write(bytes: Uint8Array): void {
    try {
      const report = readReport(bytes, MESSAGE_LIMIT);
      if (report?.kind === 'answer') this.answer = report.body;
      if (report?.kind === 'memory') this.outOfMemory = true;
      if (report?.kind === 'fault') this.fault = report.body;
    } catch (error) {
      if (!(error instanceof ReportTooLong)) throw error;
      this.tooLong = true;
    }
  }

  private printed(): { out: string; err: string } {
    const out = this.output.stdout.slice(this.sent.out);
    const err = this.output.stderr.slice(this.sent.err);
    this.sent = { out: this.output.stdout.length, err: this.output.stderr.length };
    return { out, err };
  }
}
