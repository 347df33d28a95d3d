import { RunOutput } from '../run-output';
import type { LimitName, RunLimits } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { WasiHost } from '../wasi/wasi-host';
import { encodeCommand, ReportTooLong, reader, readReport } from './harness-frames';
import { isInterpreterCrash, PARK, type PythonInstance } from './python-instance';
import { createHost, type PythonRun } from './run-host';

/** Maximum size of a message between the two interpreters, in bytes. */
export const MESSAGE_LIMIT = 16 * 1024 * 1024;
const TOO_LONG = 'The program returned a value that is too large to judge (more than 16 MB).';
const CHANNEL_LOST =
  "The program closed or used up the channel to its tests. Don't use file descriptors above 2 that you didn't open.";

/** User-facing: which limit stopped the program. */
export function limitMessage(limit: LimitName, limits: RunLimits, elapsedMs: number): string {
  const seconds = (ms: number) => `${Number((ms / 1000).toFixed(1))} s`;
  const megabytes = `${Math.round(limits.memoryBytes / 1024 / 1024)} MB`;
  switch (limit) {
    case 'time':
      return `The program ran longer than ${seconds(limits.timeMs)} and was stopped after ${seconds(elapsedMs)}. Check for a loop that never ends.`;
    case 'memory':
      return `The program used more than ${megabytes} of memory. Check for a list or string that keeps growing.`;
    case 'output':
      return `The program printed more than ${limits.outputBytes} bytes. Check for a loop that prints forever.`;
    case 'processes':
      return 'The program tried to start a thread or another program, which isn’t possible here.';
  }
}

/**
 * The interpreter that runs the learner's program while its tests run in another. It's suspended while it waits for a
 * question. Its answers are untrusted, since the program can forge them.
 */
export class ProgramSide {
  limit: LimitName | undefined;
  /** The error of a program that failed to load: a `Diagnostic` as JSON, not yet validated. */
  errorJson: string | undefined;
  /** Nonzero only if the program exited by itself. */
  exitCode = 0;
  readonly host: WasiHost;
  private ended: string | undefined;
  private readonly commands = [encodeCommand('serve')];
  private answer: string | undefined;
  private outOfMemory = false;
  private tooLong = false;
  private sent = { out: 0, err: 0 };
  private readonly output: RunOutput;

  constructor(
    private readonly instance: PythonInstance,
    private readonly run: PythonRun,
    /** Called with stdout as it's printed, before the tests get it. */
    onPrinted: (text: string) => void,
  ) {
    this.output = new RunOutput(run.limits.outputBytes, ({ stream, text }) => {
      if (stream === 'stdout') onPrinted(text);
    });
    const read = reader(() => {
      const command = this.commands.shift();
      if (!command) throw PARK;
      return command;
    });
    const streams = { read, write: (bytes: Uint8Array) => this.write(bytes), output: this.output };
    this.host = createHost(instance, run.deadline, run.request, streams);
  }

  /** Runs the program until it answers, ends or is stopped. Returns the answer, encoded for the judge. */
  ask(question: string): Uint8Array {
    if (this.ended === undefined) {
      this.commands.push(encodeCommand('ask', question));
      this.answer = undefined;
      this.tooLong = false;
      this.ended = this.resume();
    }
    if (this.answer === undefined) this.ended ??= this.tooLong ? TOO_LONG : CHANNEL_LOST;
    const { stdout, stderr } = this.output;
    const out = stdout.slice(this.sent.out);
    const err = stderr.slice(this.sent.err);
    this.sent = { out: stdout.length, err: stderr.length };
    if (this.ended !== undefined) this.answer = '';
    const hasChanged = this.ended !== undefined || out || err;
    const state = hasChanged ? JSON.stringify({ out, err, ended: this.ended ?? null }) : '';
    return encodeCommand('reply', `${state}\n${this.answer}`);
  }

  /** Returns why the program ended, or undefined if it's still running. */
  private resume(): string | undefined {
    try {
      if (!this.instance.resume(this.host)) return 'The program ended before the test finished.';
    } catch (stop) {
      return this.reasonOf(stop);
    }
    return this.outOfMemory ? this.stopped('memory') : undefined;
  }

  private reasonOf(stop: unknown): string {
    if (stop instanceof GuestExit) {
      this.exitCode = stop.code;
      return `The program exited (exit code ${stop.code}) before the test finished.`;
    }
    if (stop instanceof RunStopped) return this.stopped(stop.limit);
    if (isInterpreterCrash(stop)) return 'The program recursed too deeply and crashed the interpreter.';
    throw stop;
  }

  private stopped(limit: LimitName): string {
    this.limit = limit;
    return limitMessage(limit, this.run.limits, this.run.deadline.elapsedMs);
  }

  /** The last answer counts: the harness writes its own after anything that the program wrote here. */
  private write(bytes: Uint8Array): void {
    try {
      const report = readReport(bytes, MESSAGE_LIMIT);
      if (report?.kind === 'answer') this.answer = report.body;
      if (report?.kind === 'memory') this.outOfMemory = true;
      if (report?.kind === 'fault') this.errorJson = report.body;
    } catch (error) {
      if (!(error instanceof ReportTooLong)) throw error;
      this.tooLong = true;
    }
  }
}
