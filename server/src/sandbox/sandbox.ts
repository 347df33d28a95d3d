import type { Runner, RunOptions, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';
import type { SandboxStats } from './sandbox-stats';

export interface LaneOptions extends RunOptions {
  /** Default: interactive. */
  lane?: Lane;
}

/**
 * The server's Runner, local or remote. Besides what the port says, a run rejects with `LanguageUnavailable`
 * when there is no runtime for its language, with `SandboxBusy` when its lane's queue is full, with `SandboxClosed`
 * once the server stops.
 */
export interface Sandbox extends Runner {
  run(request: RunRequest, options?: LaneOptions): Promise<RunResult>;
  /** The same as a plain Runner whose runs all use one lane. */
  lane(lane: Lane): Runner;
  /** Runs of interpreters at a time, everywhere together. */
  readonly concurrency: number;
  /** Whether a run would be taken and started: for /readyz. */
  isReady(): boolean;
  stats(): SandboxStats;
  /** Lets queued and running runs finish, for `deadlineMs` at most. */
  close(deadlineMs?: number): Promise<void>;
}
