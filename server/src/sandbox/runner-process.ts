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
  /** Called exactly once. `reason` is for the log. */
  onEnd(end: { killed: boolean; reason: string }): void;
  /** Logs a problem that didn't end the process. */
  onTrouble?(message: string): void;
}

const MAX_STDERR_CHARACTERS = 2000;

/** The parts of a child process that are used. */
export type RunnerChild = Pick<
  ChildProcessWithoutNullStreams,
  'stdin' | 'stdout' | 'stderr' | 'pid' | 'kill' | 'on'
>;

/**
 * The server's own environment isn't passed on. These variables keep glibc (others ignore them) from raising its thresholds
 * while loading a runtime; otherwise it wouldn't return that memory to the system.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const spawnRunner = ({ command, args }: LaunchSpec): RunnerChild =>
  spawn(command, args, { env: ENVIRONMENT, cwd: '/', stdio: 'pipe', windowsHide: true });

/**
 * The server's side of one runner process. Its output is untrusted: every message is validated, and the process is killed
 * after a protocol violation or a message that doesn't match its run.
 */
export class RunnerProcess {
  private readonly child: RunnerChild;
  private readonly frames = new FrameReader(FRAME_LIMITS);
  private current: ActiveRun | undefined;
  private lastId = 0;
  private isReady = false;
  private ended = false;
  private stderrTail = '';

  /** Number of finished runs. */
  runs = 0;
  /** Milliseconds before the last run's program started, including compile time. */
  lastPrepareMs = 0;

  constructor(
    launch: LaunchSpec,
    private readonly events: RunnerProcessEvents,
    start: (launch: LaunchSpec) => RunnerChild = spawnRunner,
  ) {
    this.child = start(launch);
    this.child.stdout.on('data', (chunk: Buffer) => this.receive(chunk));
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.stderrTail = (this.stderrTail + chunk.toString()).slice(-MAX_STDERR_CHARACTERS);
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
   * Runs one request. Only call it while `idle`. Rejects with `RunRefused` or `LanguageUnavailable`, or with `RunnerFailed`
   * if the process broke or exited before it answered. At the time limit the process is killed; the result then contains
   * the output and test outcomes so far.
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

  /** Kills the process. Its run rejects with `RunnerFailed`. */
  kill(reason: string): void {
    this.end(true, reason);
  }

  /** Closes its pipe, so that it exits on its own. */
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
      // Copied, because the attachment is a view of the received chunk.
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
      this.events.onTrouble?.(`${run.request.language} failed to load: ${end.cause}`);
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
