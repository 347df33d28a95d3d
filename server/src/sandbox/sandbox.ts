import type { Runner, RunOptions, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';
import type { SandboxStats } from './sandbox-stats';

export interface LaneOptions extends RunOptions {
  /** Default: interactive. */
  lane?: Lane;
}

/**
 * The server's Runner, local or remote. In addition to the port's errors, a run rejects with `LanguageUnavailable` if there
 * is no runtime for its language, with `SandboxBusy` if its lane's queue is full, and with `SandboxClosed` once the server
 * is stopping.
 */
export interface Sandbox extends Runner {
  run(request: RunRequest, options?: LaneOptions): Promise<RunResult>;
  /** A plain Runner whose runs all use one lane. */
  lane(lane: Lane): Runner;
  /** Maximum concurrent runs of interpreters, across all runners. */
  readonly concurrency: number;
  /** Whether runs are accepted and executed, for /readyz. */
  isReady(): boolean;
  stats(): SandboxStats;
  /** Waits at most `deadlineMs` for queued and running runs. */
  close(deadlineMs?: number): Promise<void>;
}
