import { availableParallelism, totalmem } from 'node:os';
import { checkRunRequest } from '@shared/runner/check-request';
import type { Runner, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';
import { FLEET_FACTS, FLEETS, type FleetName, fleetOf } from './fleets';
import { chooseWall, type IsolationReport, launchBehind, type RunnerProgram } from './isolation';
import { findRunnerEntry } from './process-entry';
import type { LaneOptions, Sandbox } from './sandbox';
import { type SandboxLog, SandboxPool } from './sandbox-pool';
import { byFleet, type SandboxStats, sumOf } from './sandbox-stats';

export interface SandboxOptions {
  /** Where the runtimes lie, absolute paths, the first that has one wins: what a runner may read. */
  runtimesFolders: readonly string[];
  /** A runner's built program, when it is not to be looked for. */
  entry?: string;
  /** Runs at a time: of interpreters one a core, two at least, eight at most; of each compiler half as many. */
  concurrency?: number;
  /** Ready processes beyond those. Default: 1; of compilers, which are large, only where memory is ample. */
  spares?: number;
  queueLimits?: Partial<Record<Lane, number>>;
  /** Default: 2000. */
  runsPerProcess?: number;
  /** How long compilers stay ready without work. */
  restAfterMs?: number;
  log?: SandboxLog;
}

/** The longest queue of each lane, wherever the runs are done. */
export const QUEUE_LIMITS: Readonly<Record<Lane, number>> = { judged: 1000, interactive: 100 };
const AMPLE_MEMORY_BYTES = 12e9;
const CLOSE_DEADLINE_MS = 10_000;

/** Learners' programs in subprocesses of this server that hold nothing worth stealing. */
export class SandboxRunner implements Sandbox {
  private constructor(
    private readonly pools: Readonly<Record<FleetName, SandboxPool>>,
    readonly isolation: IsolationReport,
    /** Runs at a time, of interpreters. */
    readonly concurrency: number,
  ) {}

  /** Chooses the isolation, says so once in the log, and starts the processes; `whenReady` waits for the first. */
  static async start(options: SandboxOptions): Promise<SandboxRunner> {
    const entry = options.entry ?? (await findRunnerEntry());
    const programOf = (fleet: FleetName): RunnerProgram => ({
      ...FLEET_FACTS[fleet],
      entry,
      args: [FLEET_FACTS[fleet].languages.join(','), ...options.runtimesFolders],
      readable: options.runtimesFolders,
    });
    const wall = await chooseWall(programOf('scripts'));
    const log = options.log ?? { info: () => {}, warn: () => {} };
    const concurrency = options.concurrency ?? Math.max(2, Math.min(8, availableParallelism()));
    const poolOf = (fleet: FleetName) => {
      const { restAfterMs } = FLEET_FACTS[fleet];
      const isAlwaysReady = restAfterMs === undefined;
      return new SandboxPool({
        log,
        launch: launchBehind(wall, programOf(fleet)),
        queueLimits: { ...QUEUE_LIMITS, ...options.queueLimits },
        runsPerProcess: options.runsPerProcess ?? 2000,
        concurrency: isAlwaysReady ? concurrency : Math.ceil(concurrency / 2),
        // So that nobody waits for a process to start after a program that had to be ended.
        spares: options.spares ?? (isAlwaysReady || totalmem() >= AMPLE_MEMORY_BYTES ? 1 : 0),
        restAfterMs: restAfterMs && (options.restAfterMs ?? restAfterMs),
      });
    };
    const { isolation } = launchBehind(wall, programOf('scripts'));
    log.info(`runner isolation: ${isolation.summary}`);
    return new SandboxRunner(byFleet(poolOf), isolation, concurrency);
  }

  async run(request: RunRequest, options: LaneOptions = {}): Promise<RunResult> {
    checkRunRequest(request);
    const pool = this.pools[fleetOf(request.language)];
    return pool.submit(options.lane ?? 'interactive', request, options.onOutput, options.signal);
  }

  lane(lane: Lane): Runner {
    return { run: (request, options) => this.run(request, { ...options, lane }) };
  }

  isReady(): boolean {
    return this.pools.scripts.ready;
  }

  whenReady(): Promise<void> {
    return this.pools.scripts.whenReady();
  }

  stats(): SandboxStats {
    const fleets = byFleet((fleet) => this.pools[fleet].stats());
    return { ...sumOf(Object.values(fleets)), fleets, ready: this.isReady() };
  }

  /** The runner processes that are alive now. */
  get pids(): number[] {
    return FLEETS.flatMap((fleet) => this.pools[fleet].pids);
  }

  /** Lets queued and running runs finish, for `deadlineMs` at most, then ends every process. */
  async close(deadlineMs = CLOSE_DEADLINE_MS): Promise<void> {
    await Promise.all(FLEETS.map((fleet) => this.pools[fleet].close(deadlineMs)));
  }
}
