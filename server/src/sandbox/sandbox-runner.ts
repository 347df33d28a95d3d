import { availableParallelism } from 'node:os';
import { checkRunRequest } from '@shared/runner/check-request';
import type { Runner, RunOptions, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';
import { chooseIsolation, type IsolationReport } from './isolation';
import { findRunnerEntry } from './process-entry';
import { type SandboxLog, SandboxPool } from './sandbox-pool';
import type { SandboxStats } from './sandbox-stats';

export interface SandboxOptions {
  /** `resources/runtimes`, an absolute path: what a runner may read. */
  runtimesFolder: string;
  /** A runner's built program, when it is not to be looked for. */
  entry?: string;
  /** Runs at a time. Default: one a core, two at least, eight at most. */
  concurrency?: number;
  /** Default: 1. */
  spares?: number;
  queueLimits?: Partial<Record<Lane, number>>;
  /** Default: 2000. */
  runsPerProcess?: number;
  log?: SandboxLog;
}

const QUEUE_LIMITS: Readonly<Record<Lane, number>> = { judged: 200, interactive: 100, content: 2000 };
const CLOSE_DEADLINE_MS = 10_000;

export interface LaneOptions extends RunOptions {
  /** Default: interactive. */
  lane?: Lane;
}

/**
 * The server's Runner: learners' programs in subprocesses that hold nothing worth stealing. Besides what the port
 * says, a run rejects with `SandboxBusy` when its lane's queue is full, with `SandboxClosed` once the server stops.
 */
export class SandboxRunner implements Runner {
  private constructor(
    private readonly pool: SandboxPool,
    readonly isolation: IsolationReport,
  ) {}

  /** Chooses the isolation, says so once in the log, and starts the processes; `whenReady` waits for the first. */
  static async start(options: SandboxOptions): Promise<SandboxRunner> {
    const entry = options.entry ?? (await findRunnerEntry());
    const { runtimesFolder } = options;
    const launch = await chooseIsolation({ entry, args: [runtimesFolder], readable: [runtimesFolder] });
    const log = options.log ?? { info: () => {}, warn: () => {} };
    log.info(`runner isolation: ${launch.isolation.summary}`);
    const pool = new SandboxPool({
      launch,
      concurrency: options.concurrency ?? Math.max(2, Math.min(8, availableParallelism())),
      spares: options.spares ?? 1,
      queueLimits: { ...QUEUE_LIMITS, ...options.queueLimits },
      runsPerProcess: options.runsPerProcess ?? 2000,
      log,
    });
    return new SandboxRunner(pool, launch.isolation);
  }

  async run(request: RunRequest, options: LaneOptions = {}): Promise<RunResult> {
    checkRunRequest(request);
    return this.pool.submit(options.lane ?? 'interactive', request, options.onOutput, options.signal);
  }

  /** The same runner as a plain Runner port whose runs all go by one lane. */
  lane(lane: Lane): Runner {
    return { run: (request, options) => this.run(request, { ...options, lane }) };
  }

  /** Whether a run would be taken and started: for /readyz. */
  isReady(): boolean {
    return this.pool.ready;
  }

  whenReady(): Promise<void> {
    return this.pool.whenReady();
  }

  stats(): SandboxStats {
    return this.pool.stats();
  }

  /** The runner processes that are alive now. */
  get pids(): number[] {
    return this.pool.pids;
  }

  /** Lets queued and running runs finish, for `deadlineMs` at most, then ends every process. */
  close(deadlineMs = CLOSE_DEADLINE_MS): Promise<void> {
    return this.pool.close(deadlineMs);
  }
}
