import { COMPILE_TIME_MS, killAfterMs, limitsOf } from '../limits';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { checkResult, checkTests } from './check-result';
import type { RunMessage } from './messages';
import { resultOf } from './run-end';
import { type TestNews, TestsSoFar } from './tests-so-far';

export interface RunUnderWayOptions {
  onOutput?: (chunk: OutputChunk) => void;
  /** Kills the thread or process. */
  kill: (reason: string) => void;
  /** Processor time the runner has used so far, milliseconds. Absent or unknown: the wall clock counts. */
  processorMs?: () => number | undefined;
}

/** A run that a busy machine starves gets this many times its limit by the wall clock. */
const BUSY_FACTOR = 10;
/** How soon to look again at a run that hasn't had all its processor time. */
const LEAST_WAIT_MS = 20;

/** What a phase of a run may take, and when it began. Milliseconds. */
interface Allowance {
  limitMs: number;
  startedAt: number;
  processorAt: number | undefined;
}

/**
 * The owner's side of one run: keeps its clocks, collects its output and its tests' outcomes, and settles once,
 * by a result, a limit or a failure. A runner's messages are untrusted: see `receive`.
 */
export class RunUnderWay {
  readonly finished: Promise<RunResult>;
  /** Time before the program began, compiling included. Milliseconds. */
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
    private readonly options: RunUnderWayOptions,
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

  /** Throws for what no honest runner says. The run hasn't settled then: kill the runner, and `fail` the run. */
  receive(message: RunMessage): void {
    if (message.type === 'preparing') this.prepare();
    else if (message.type === 'started') this.begin();
    else if (message.type === 'output') this.print(message);
    else if (message.type === 'tests') this.hear(message.news);
    else {
      if (message.type === 'result') checkResult(this.request, message.result);
      this.settle(() => resultOf(message));
    }
  }

  /** Starts the clock for making ready. */
  allowPreparing(): void {
    this.allow(killAfterMs(this.request, 'prepare'));
  }

  /** An interpreter runs no code of the program's yet, so a slow machine may take its time. */
  private prepare(): void {
    if (this.timer === undefined && this.isCompiled) this.allowPreparing();
  }

  private get isCompiled(): boolean {
    return COMPILE_TIME_MS[this.request.language] > 0;
  }

  /** From here on the program's own time counts. */
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

  private hear(news: TestNews): void {
    if (news.kind === 'list') checkTests(this.request, news.tests);
    this.tests.take(news);
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

  /** The limit is over by the wall clock: a run that had less processor time than that goes on. */
  private timeOut(allowance: Allowance): void {
    const { limitMs, startedAt, processorAt } = allowance;
    const processorNow = this.options.processorMs?.();
    const isKnown = processorAt !== undefined && processorNow !== undefined;
    const leftMs = isKnown ? limitMs - (processorNow - processorAt) : 0;
    if (leftMs <= 0) this.reachLimit();
    else if (performance.now() - startedAt < BUSY_FACTOR * limitMs)
      this.wait(Math.max(leftMs, LEAST_WAIT_MS), allowance);
    else {
      this.options.kill('the machine is too busy');
      this.fail(new RunnerFailed('The machine was too busy to finish the run.'));
    }
  }

  private reachLimit(): void {
    if (this.hasBegun || this.isCompiled) {
      this.resolve(this.timedOut());
      this.options.kill('time limit');
    } else {
      this.options.kill('it was not ready for the run in time');
      this.fail(new RunnerFailed('The runner was not ready in time.'));
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

  /** What is known of the run after the time limit killed it. */
  private timedOut(): RunResult {
    const { language, tests } = this.request;
    const why = this.hasBegun
      ? `The program was stopped: it took longer than ${limitsOf(this.request).timeMs} ms.`
      : `The program took longer than ${COMPILE_TIME_MS[language] / 1000} seconds to compile, so it was stopped.`;
    if (!this.hasBegun) this.printed.stderr += `${why}\n`;
    return {
      ...this.printed,
      exitCode: null,
      timeMs: performance.now() - this.startedAt,
      memoryBytes: 0,
      limitHit: 'time',
      ...(!this.hasBegun && { compiling: true }),
      ...(tests && { tests: this.tests.outcomes(tests, why) }),
    };
  }
}
