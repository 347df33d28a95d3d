import { COMPILE_TIME_MS, killAfterMs, limitsOf } from '../limits';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { checkResult, checkTests } from './check-result';
import type { RunMessage } from './messages';
import { resultOf } from './run-end';
import { TestsSoFar, type TestUpdate } from './tests-so-far';

export interface ActiveRunOptions {
  onOutput?: (chunk: OutputChunk) => void;
  /** Kills the thread or process. */
  kill: (reason: string) => void;
  /** CPU milliseconds the runner has used so far. If absent or unknown, the wall clock counts. */
  processorMs?: () => number | undefined;
}

/** A run that is starved on a busy machine gets this multiple of its limit in wall-clock time. */
const BUSY_FACTOR = 10;
/** Minimum delay before checking again on a run that hasn't used all its CPU time. */
const MIN_RECHECK_MS = 20;

/** The time limit of a phase, and when it began. Milliseconds. */
interface Allowance {
  limitMs: number;
  startedAt: number;
  processorAt: number | undefined;
}

/**
 * The owner's side of one run: enforces its timeouts, collects its output and test outcomes, and settles once, with a
 * result, a limit or a failure. The runner's messages are untrusted: see `receive`.
 */
export class ActiveRun {
  readonly finished: Promise<RunResult>;
  /** Milliseconds before the program started, including compile time. */
  preparedMs = 0;
  private readonly printed = { stdout: '', stderr: '' };
  private readonly tests = new TestsSoFar();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startedAt = performance.now();
  private hasBegun = false;
  private resolve!: (result: RunResult) => void;
  private reject!: (reason: unknown) => void;

  constructor(
    readonly request: RunRequest,
    private readonly options: ActiveRunOptions,
  ) {
    this.finished = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  fail(reason: unknown): void {
    clearTimeout(this.timer);
    this.reject(reason);
  }

  /** Throws on a protocol violation. The run isn't settled then: kill the runner and `fail` the run. */
  receive(message: RunMessage): void {
    if (message.type === 'preparing') this.prepare();
    else if (message.type === 'started') this.begin();
    else if (message.type === 'output') this.print(message);
    else if (message.type === 'tests') this.updateTests(message.update);
    else {
      if (message.type === 'result') checkResult(this.request, message.result);
      this.settle(() => resultOf(message));
    }
  }

  /** Starts the timeout for preparing. */
  allowPreparing(): void {
    this.allow(killAfterMs(this.request, 'prepare'));
  }

  /** An interpreter isn't running the program yet, so a slow machine gets all the time it needs. */
  private prepare(): void {
    if (this.timer === undefined && this.isCompiled) this.allowPreparing();
  }

  private get isCompiled(): boolean {
    return COMPILE_TIME_MS[this.request.language] > 0;
  }

  /** Starts the program's own time limit. */
  private begin(): void {
    if (this.hasBegun) throw new Error('started twice');
    this.hasBegun = true;
    this.preparedMs = performance.now() - this.startedAt;
    this.startedAt = performance.now();
    this.allow(killAfterMs(this.request, 'run'));
  }

  private print({ stream, text }: OutputChunk): void {
    this.printed[stream] += text;
    this.checkOutput();
    this.options.onOutput?.({ stream, text });
  }

  private updateTests(update: TestUpdate): void {
    if (update.kind === 'list') checkTests(this.request, update.tests);
    this.tests.apply(update);
    this.checkOutput();
  }

  private checkOutput(): void {
    const { stdout, stderr } = this.printed;
    const characters = stdout.length + stderr.length + this.tests.printedCharacters;
    if (characters > limitsOf(this.request).outputBytes) throw new Error('more output than the limit');
  }

  private allow(limitMs: number): void {
    const processorAt = this.options.processorMs?.();
    this.wait(limitMs, { limitMs, startedAt: performance.now(), processorAt });
  }

  private wait(milliseconds: number, allowance: Allowance): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.timeOut(allowance), milliseconds);
  }

  /** The wall-clock limit has passed. A run that has used less CPU time than that continues. */
  private timeOut(allowance: Allowance): void {
    const { limitMs, startedAt, processorAt } = allowance;
    const processorNow = this.options.processorMs?.();
    const isKnown = processorAt !== undefined && processorNow !== undefined;
    const leftMs = isKnown ? limitMs - (processorNow - processorAt) : 0;
    if (leftMs <= 0) this.reachLimit();
    else if (performance.now() - startedAt < BUSY_FACTOR * limitMs)
      this.wait(Math.max(leftMs, MIN_RECHECK_MS), allowance);
    else {
      // First, because a runner that's killed fails its run with other words.
      this.fail(new RunnerFailed('The machine was too busy to finish the run.'));
      this.options.kill('the machine is too busy');
    }
  }

  private reachLimit(): void {
    if (this.hasBegun || this.isCompiled) {
      this.resolve(this.timedOut());
      this.options.kill('time limit');
    } else {
      this.fail(new RunnerFailed('The runner was not ready in time.'));
      this.options.kill('it was not ready in time');
    }
  }

  private settle(result: () => RunResult): void {
    clearTimeout(this.timer);
    try {
      this.resolve(result());
    } catch (error) {
      this.reject(error);
    }
  }

  /** The result of a run that was killed at its time limit. */
  private timedOut(): RunResult {
    const { language, tests } = this.request;
    const reason = this.hasBegun
      ? `The program was stopped: it took longer than ${limitsOf(this.request).timeMs} ms.`
      : `The program took longer than ${COMPILE_TIME_MS[language] / 1000} seconds to compile, so it was stopped.`;
    if (!this.hasBegun) this.printed.stderr += `${reason}\n`;
    return {
      ...this.printed,
      exitCode: null,
      timeMs: performance.now() - this.startedAt,
      memoryBytes: 0,
      limitHit: 'time',
      ...(!this.hasBegun && { compiling: true }),
      ...(tests && { tests: this.tests.outcomes(tests, reason) }),
    };
  }
}
