import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { ActiveRun } from '@shared/runner/protocol/active-run';
import { isRunEnd, type RunEnd, RunnerMessage } from '@shared/runner/protocol/messages';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import type { LaunchSpec } from './isolation';
import { encodeFrame, FRAME_LIMITS, type Frame, FrameReader } from './process/frames';
import { processorMs } from './process-time';

export interface RunnerProcessEvents {
  /** The instance is pristine and can take a run. */
  onIdle(): void;
  /** Called once, however it ended. `reason` is for the log. */
  onEnd(end: { killed: boolean; reason: string }): void;
  /** Something for the log that did not end it. */
  onTrouble?(message: string): void;
}

const STDERR_KEPT = 2000;

/** The part of a child process that is used. */
export type RunnerChild = Pick<
  ChildProcessWithoutNullStreams,
  'stdin' | 'stdout' | 'stderr' | 'pid' | 'kill' | 'on'
>;

/**
 * Nothing of the server's own. Keeps glibc (others ignore it) from raising its thresholds while a runtime is loaded,
 * which would make it hold on to memory that only loading needs.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const spawnRunner = ({ command, args }: LaunchSpec): RunnerChild =>
  spawn(command, args, { env: ENVIRONMENT, cwd: '/', stdio: 'pipe', windowsHide: true });

/**
 * One runner process, seen from the server. Its output is untrusted: every message is validated, and a protocol
 * violation, or what doesn't fit the run that was ordered, kills it.
 */
export class RunnerProcess {
  private readonly child: RunnerChild;
  private readonly frames = new FrameReader(FRAME_LIMITS);
  private current: ActiveRun | undefined;
  private lastId = 0;
  private isReady = false;
  private ended = false;
  private stderrTail = '';

  /** Runs that it has finished. */
  runs = 0;
  /** Time before the last run's program began, compiling included. */
  lastPrepareMs = 0;

  constructor(
    launch: LaunchSpec,
    private readonly events: RunnerProcessEvents,
    start: (launch: LaunchSpec) => RunnerChild = spawnRunner,
  ) {
    this.child = start(launch);
    this.child.stdout.on('data', (chunk: Buffer) => this.receive(chunk));
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.stderrTail = (this.stderrTail + chunk.toString()).slice(-STDERR_KEPT);
    });
    this.child.stdin.on('error', () => this.end(false, 'its pipe closed'));
    this.child.on('error', (error) => this.end(false, error.message));
    this.child.on('close', (code, signal) =>
      this.end(false, `exit ${code ?? signal} ${this.stderrTail}`.trim()),
    );
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get idle(): boolean {
    return this.isReady && !this.ended;
  }

  /**
   * Runs one request; only while `idle`. Rejects with `RunRefused`, `LanguageUnavailable`, or with `RunnerFailed` when
   * the process broke or didn't live to answer. Past the time limit the process is killed and the result says so, with
   * what was printed and how the tests stood.
   */
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void): Promise<RunResult> {
    this.isReady = false;
    this.lastId += 1;
    const run = new ActiveRun(request, {
      onOutput,
      kill: (reason) => this.end(true, reason),
      processorMs: () => processorMs(this.pid),
    });
    run.allowPreparing();
    this.current = run;
    const { artifact, ...rest } = request;
    this.child.stdin.write(encodeFrame({ id: this.lastId, request: rest }, artifact));
    return run.finished;
  }

  /** Kills it now; its run rejects with `RunnerFailed`. */
  kill(reason: string): void {
    this.end(true, reason);
  }

  /** Closes its pipe, so that it exits by itself. */
  release(): void {
    this.isReady = false;
    this.child.stdin.end();
  }

  private receive(chunk: Buffer): void {
    if (this.ended) return;
    try {
      for (const frame of this.frames.read(chunk)) this.accept(RunnerMessage.parse(frame.message), frame);
    } catch (error) {
      this.end(true, `protocol violation: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
  }

  private accept(message: RunnerMessage, { attachment }: Frame): void {
    if (this.ended) return;
    if (attachment.length > 0 && message.type !== 'result')
      throw new Error(`${message.type} with an attachment`);
    if (message.type === 'ready') {
      if (this.current) throw new Error('ready in the middle of a run');
      this.isReady = true;
      this.events.onIdle();
    } else if (this.current && message.id === this.lastId) {
      // A copy: the attachment is in the memory of the chunk that it came with.
      if (message.type === 'result' && attachment.length > 0)
        message.result.artifact = new Uint8Array(attachment);
      this.current.receive(message);
      if (isRunEnd(message)) this.finish(this.current, message);
    }
  }

  private finish(run: ActiveRun, end: RunEnd): void {
    this.current = undefined;
    this.lastPrepareMs = run.preparedMs;
    this.runs += 1;
    if (end.type === 'unavailable' && end.cause)
      this.events.onTrouble?.(`${run.request.language} does not load: ${end.cause}`);
    if (end.type === 'failed') this.end(true, `its runtime broke: ${end.message}`);
  }

  private end(killed: boolean, reason: string): void {
    if (this.ended) return;
    this.ended = true;
    this.child.kill('SIGKILL');
    this.current?.fail(new RunnerFailed(reason));
    this.current = undefined;
    this.events.onEnd({ killed, reason });
  }
}
