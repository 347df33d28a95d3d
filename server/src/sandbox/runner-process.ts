import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { COMPILE_TIME_MS, killAfterMs, limitsOf } from '@shared/runner/limits';
import { RunSoFar } from '@shared/runner/run-so-far';
import {
  LanguageUnavailable,
  type OutputChunk,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import type { TestNews } from '@shared/runner/tests-so-far';
import { checkResult, checkTests } from './check-result';
import type { LaunchSpec } from './isolation';
import { encodeFrame, type Frame, FrameReader } from './process/frames';
import { MESSAGE_LIMITS, RunnerMessage } from './process/protocol';

/** The process ended, or had to be ended, in the middle of a run: nobody knows what the run would have given. */
export class RunnerDied extends Error {
  override readonly name = 'RunnerDied';
}

export interface RunnerProcessEvents {
  /** The instance is pristine: an order may come. */
  onIdle(): void;
  /** Said once, however it ended. `reason` is for the log. */
  onEnd(end: { killed: boolean; reason: string }): void;
  /** Something for the log that did not end it. */
  onTrouble?(message: string): void;
}

interface CurrentRun {
  id: number;
  request: RunRequest;
  onOutput: (chunk: OutputChunk) => void;
  soFar: RunSoFar;
  timer: NodeJS.Timeout;
  resolve(result: RunResult): void;
  reject(error: Error): void;
}

const STDERR_KEPT = 2000;

/** What of a child process is used. */
export type RunnerChild = Pick<
  ChildProcessWithoutNullStreams,
  'stdin' | 'stdout' | 'stderr' | 'pid' | 'kill' | 'on'
>;

/**
 * Nothing of the server's own. glibc (others ignore it) is told to stay with the bounds that it starts with: it would
 * raise them while a runtime is loaded, and then keep for good the memory that only loading needs.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const spawnRunner = ({ command, args }: LaunchSpec): RunnerChild =>
  spawn(command, args, { env: ENVIRONMENT, cwd: '/', stdio: 'pipe', windowsHide: true });

/**
 * One runner process, seen from the server. Nothing that it says is believed before it is checked; whatever does
 * not fit the protocol, or the run that was ordered, is its end.
 */
export class RunnerProcess {
  private readonly child: RunnerChild;
  private readonly frames = new FrameReader(MESSAGE_LIMITS);
  private current: CurrentRun | undefined;
  private isIdle = false;
  private ended = false;
  private complaint = '';
  private nextId = 1;

  /** Runs that it has finished. */
  runs = 0;
  /** How long the last run was made ready, compiling included, before its program began. */
  lastPrepareMs = 0;

  constructor(
    launch: LaunchSpec,
    private readonly events: RunnerProcessEvents,
    start: (launch: LaunchSpec) => RunnerChild = spawnRunner,
  ) {
    this.child = start(launch);
    this.child.stdout.on('data', (chunk: Buffer) => this.receive(chunk));
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.complaint = (this.complaint + chunk.toString()).slice(-STDERR_KEPT);
    });
    this.child.stdin.on('error', () => this.end(false, 'its pipe closed'));
    this.child.on('error', (error) => this.end(false, error.message));
    this.child.on('close', (code, signal) =>
      this.end(false, `exit ${code ?? signal} ${this.complaint}`.trim()),
    );
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get idle(): boolean {
    return this.isIdle && !this.ended;
  }

  /**
   * Runs one request; only while `idle`. Rejects with `RunRefused`, or with `RunnerDied` when the process did not
   * live to answer. Past the time limit the process is killed and the result says so, with what was printed and what
   * came of the tests.
   */
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void): Promise<RunResult> {
    const id = this.nextId++;
    this.isIdle = false;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.timeOut(), killAfterMs(request, 'prepare'));
      const soFar = new RunSoFar(request);
      this.current = { id, request, onOutput, soFar, timer, resolve, reject };
      const { artifact, ...rest } = request;
      this.child.stdin.write(encodeFrame({ id, request: rest }, artifact));
    });
  }

  /** Ends it at once; a run in it rejects with `RunnerDied`. */
  kill(reason: string): void {
    this.end(true, reason);
  }

  /** Lets it go: it leaves by itself once its pipe is closed. */
  release(): void {
    this.isIdle = false;
    this.child.stdin.end();
  }

  private timeOut(): void {
    if (!this.current) return;
    const { request, soFar } = this.current;
    if (soFar.begun || COMPILE_TIME_MS[request.language] > 0) {
      this.takeCurrent()!.resolve(soFar.timedOut());
      this.end(true, 'time limit');
    } else {
      // Nothing of the program's was done yet: it is not to blame.
      this.end(true, 'it was not ready for the run in time');
    }
  }

  private receive(chunk: Buffer): void {
    if (this.ended) return;
    try {
      for (const frame of this.frames.read(chunk)) this.accept(RunnerMessage.parse(frame.message), frame);
    } catch (error) {
      this.end(true, `not the protocol: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
  }

  private accept(message: RunnerMessage, { attachment }: Frame): void {
    if (this.ended) return;
    if (attachment.length > 0 && message.type !== 'result')
      throw new Error(`${message.type} with an attachment`);
    if (message.type === 'idle') {
      if (this.current) throw new Error('idle in the middle of a run');
      this.isIdle = true;
      this.events.onIdle();
      return;
    }
    if (message.id !== this.current?.id) return; // Of a run that nobody waits for.
    if (message.type === 'started') this.startClock(this.current);
    else if (message.type === 'output') this.stream(this.current, message);
    else if (message.type === 'tests') this.hear(this.current, message.news);
    else this.answer(message, attachment);
  }

  /** What was allowed for making ready is over: from here on the program's own time counts. */
  private startClock(run: CurrentRun): void {
    if (run.soFar.begun) throw new Error('started twice');
    clearTimeout(run.timer);
    this.lastPrepareMs = run.soFar.elapsedMs;
    run.soFar.begin();
    run.timer = setTimeout(() => this.timeOut(), killAfterMs(run.request, 'run'));
  }

  private answer(
    message: Exclude<RunnerMessage, { type: 'idle' | 'started' | 'output' | 'tests' }>,
    attachment: Buffer,
  ): void {
    const request = this.current!.request;
    if (message.type === 'result') {
      // A copy: the attachment lies in the memory of the chunk that it came with.
      if (attachment.length > 0) message.result.artifact = new Uint8Array(attachment);
      checkResult(request, message.result);
    }
    const run = this.takeCurrent()!;
    this.runs += 1;
    if (message.type === 'result') run.resolve(message.result);
    else if (message.type === 'refused') run.reject(new RunRefused(message.message));
    else if (message.type === 'unavailable') {
      if (message.cause) this.events.onTrouble?.(`${request.language} does not load: ${message.cause}`);
      run.reject(new LanguageUnavailable(message.message));
    } else {
      run.reject(new RunnerDied(message.message));
      this.end(true, `its runtime broke: ${message.message}`);
    }
  }

  private stream(run: CurrentRun, { stream, text }: OutputChunk): void {
    run.soFar.print({ stream, text });
    checkOutput(run);
    run.onOutput({ stream, text });
  }

  private hear(run: CurrentRun, news: TestNews): void {
    if (news.kind === 'list') checkTests(run.request, news.tests);
    run.soFar.tell(news);
    checkOutput(run);
  }

  private takeCurrent(): CurrentRun | undefined {
    const run = this.current;
    if (run) clearTimeout(run.timer);
    this.current = undefined;
    return run;
  }

  private end(killed: boolean, reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.child.kill('SIGKILL');
    this.takeCurrent()?.reject(new RunnerDied(reason));
    this.events.onEnd({ killed, reason });
  }
}

function checkOutput({ request, soFar }: CurrentRun): void {
  if (soFar.printedCharacters > limitsOf(request).outputBytes) throw new Error('more output than the limit');
}
