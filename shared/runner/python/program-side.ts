import type { Deadline } from '../deadline';
import { RunOutput } from '../run-output';
import type { LimitName, RunLimits } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { WasiHost } from '../wasi/wasi-host';
import { orderBytes, type Report, ReportReader, ReportTooLong } from './harness-frames';
import { PARK, type PythonInstance } from './python-instance';

/** The longest message between the two interpreters. */
export const MESSAGE_LIMIT = 16 * 1024 * 1024;
const FLOOD = 64;
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

export interface ProgramStreams {
  read(limit: number): Uint8Array;
  write(bytes: Uint8Array): void;
  output: RunOutput;
}

/**
 * The interpreter that holds the learner's program while its tests are judged in another. It stops whenever it waits
 * for a question, and goes on from there. Nothing it says is believed to be more than the program's own answer.
 */
export class ProgramSide {
  limit: LimitName | undefined;
  /** What is wrong with a program that could not be loaded: a `Diagnostic` as JSON, not yet checked. */
  fault: string | undefined;
  private ended: string | undefined;
  /** Orders not yet read; a read never crosses from one into the next. */
  private pending: Uint8Array[];
  private parked = false;
  private tooLong = false;
  private reports: Report[] = [];
  private sent = { out: 0, err: 0 };
  private readonly reader = new ReportReader(MESSAGE_LIMIT);
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
    this.pending = [orderBytes('serve', '-', '')];
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
      this.pending.push(orderBytes('ask', '-', question));
      this.reports = [];
      this.tooLong = false;
      this.reader.clear();
      this.ended = this.goOn();
    }
    const answer = this.reports.findLast(({ kind }) => kind === 'answer');
    if (!answer) this.ended ??= this.tooLong ? TOO_LONG : CUT_OFF;
    return {
      body: this.ended === undefined ? (answer?.body ?? '') : '',
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
      return this.reasonOf(stop);
    }
    if (!this.parked) return 'The program ended before the test was done.';
    if (this.reports.some(({ kind }) => kind === 'memory')) return this.stopped('memory');
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

  private write(bytes: Uint8Array): void {
    if (this.reports.length > FLOOD) return;
    try {
      this.reports.push(...this.reader.push(bytes));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.tooLong ||= error instanceof ReportTooLong;
      this.reader.clear(); // not the harness's: the program itself wrote here
    }
    for (const { kind, body } of this.reports) if (kind === 'fault') this.fault = body;
  }

  private printed(): { out: string; err: string } {
    const out = this.output.stdout.slice(this.sent.out);
    const err = this.output.stderr.slice(this.sent.err);
    this.sent = { out: this.output.stdout.length, err: this.output.stderr.length };
    return { out, err };
  }
}

/** Why a limit ended the program, in a learner's words. */
export function limitMessage(limit: LimitName, limits: RunLimits, elapsedMs: number): string {
  const seconds = (ms: number) => `${Number((ms / 1000).toFixed(1))} s`;
  const megabytes = `${Math.round(limits.memoryBytes / 1024 / 1024)} MB`;
  switch (limit) {
    case 'time':
      return `The program ran longer than ${seconds(limits.timeMs)} and was stopped after ${seconds(elapsedMs)}. Look for a loop that does not end.`;
    case 'memory':
      return `The program asked for more than ${megabytes} of memory. Look for a list or a text that grows without end.`;
    case 'output':
      return `The program printed more than ${limits.outputBytes} bytes. Look for a loop that prints without end.`;
    case 'processes':
      return 'The program wanted to start a thread or another program. Programs run here alone.';
  }
}
