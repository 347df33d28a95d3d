import { RunOutput } from '../run-output';
import type { LimitName, RunLimits } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { WasiHost } from '../wasi/wasi-host';
import { orderBytes, ReportTooLong, reader, readReport } from './harness-frames';
import { isBreakdown, PARK, type PythonInstance } from './python-instance';
import { makeWorld, type PythonRun } from './world';

/** The longest message between the two interpreters. */
export const MESSAGE_LIMIT = 16 * 1024 * 1024;
const TOO_LONG = 'The program gave a value that is too large to judge (more than 16 MB).';
const CUT_OFF =
  'The program closed or used up the channel that its tests ask it by. Leave open files above 2 alone.';

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

/**
 * The interpreter that holds the learner's program while its tests run in another. It stops whenever it waits for a
 * question, and goes on from there. Whatever it answers is untrusted: the program may have written it.
 */
export class ProgramSide {
  limit: LimitName | undefined;
  /** What is wrong with a program that could not be loaded: a `Diagnostic` as JSON, not yet checked. */
  fault: string | undefined;
  /** Not 0 only where the program ended itself. */
  exitCode = 0;
  readonly host: WasiHost;
  private ended: string | undefined;
  private readonly orders = [orderBytes('serve')];
  private answer: string | undefined;
  private outOfMemory = false;
  private tooLong = false;
  private sent = { out: 0, err: 0 };
  private readonly output: RunOutput;

  constructor(
    private readonly instance: PythonInstance,
    private readonly run: PythonRun,
    /** Hears stdout as it comes, before the tests do. */
    onPrinted: (text: string) => void,
  ) {
    this.output = new RunOutput(run.limits.outputBytes, ({ stream, text }) => {
      if (stream === 'stdout') onPrinted(text);
    });
    const read = reader(() => {
      const order = this.orders.shift();
      if (!order) throw PARK;
      return order;
    });
    const streams = { read, write: (bytes: Uint8Array) => this.write(bytes), output: this.output };
    this.host = makeWorld(instance, run.deadline, run.request, streams);
  }

  /** Lets the program run until it answers, ends or is stopped; gives the answer as the judging interpreter reads it. */
  ask(question: string): Uint8Array {
    if (this.ended === undefined) {
      this.orders.push(orderBytes('ask', question));
      this.answer = undefined;
      this.tooLong = false;
      this.ended = this.goOn();
    }
    if (this.answer === undefined) this.ended ??= this.tooLong ? TOO_LONG : CUT_OFF;
    const { stdout, stderr } = this.output;
    const out = stdout.slice(this.sent.out);
    const err = stderr.slice(this.sent.err);
    this.sent = { out: stdout.length, err: stderr.length };
    if (this.ended !== undefined) this.answer = '';
    const news = this.ended !== undefined || out || err;
    const state = news ? JSON.stringify({ out, err, ended: this.ended ?? null }) : '';
    return orderBytes('reply', `${state}\n${this.answer}`);
  }

  /** Gives why the program is gone, if it is. */
  private goOn(): string | undefined {
    try {
      if (!this.instance.resume(this.host)) return 'The program ended before the test was done.';
    } catch (stop) {
      return this.reasonOf(stop);
    }
    return this.outOfMemory ? this.stopped('memory') : undefined;
  }

  private reasonOf(stop: unknown): string {
    if (stop instanceof GuestExit) {
      this.exitCode = stop.code;
      return `The program ended itself (exit code ${stop.code}) before the test was done.`;
    }
    if (stop instanceof RunStopped) return this.stopped(stop.limit);
    if (isBreakdown(stop)) return 'The program went too deep and the interpreter stopped.';
    throw stop;
  }

  private stopped(limit: LimitName): string {
    this.limit = limit;
    return limitMessage(limit, this.run.limits, this.run.deadline.elapsedMs);
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
}
