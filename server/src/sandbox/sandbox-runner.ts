import { availableParallelism, totalmem } from 'node:os';
import { checkRunRequest } from '@shared/runner/check-request';
import type { Runner, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';
import { FLEET_FACTS, FLEETS, type FleetName, fleetOf } from './fleets';
import { chooseIsolation, type IsolationReport, launchSpecOf, type RunnerProgram } from './isolation';
import { findRunnerEntry } from './process-entry';
import type { LaneOptions, Sandbox } from './sandbox';
import { type SandboxLog, SandboxPool } from './sandbox-pool';
import { byFleet, type SandboxStats, sumOf } from './sandbox-stats';

export interface SandboxOptions {
  /** Folders with runtimes that a runner can read: absolute paths, in order of priority. */
  runtimesFolders: readonly string[];
  /** The built runner program. Default: found automatically. */
  entry?: string;
  /** Concurrent runs of interpreters, and of each compiler, if memory allows. Default: one per core, between two and eight. */
  concurrency?: number;
  /** Additional ready processes. Default: 1, or 0 for compilers (which are large) if memory is limited. */
  spares?: number;
  queueLimits?: Partial<Record<Lane, number>>;
  /** Default: 2000. */
  runsPerProcess?: number;
  /** How long idle compilers stay ready. */
  idleTimeoutMs?: number;
  /** Default: the machine's. */
  memoryBytes?: number;
  log?: SandboxLog;
}

/** Maximum queue length of each lane, for local and remote runners. */
export const QUEUE_LIMITS: Readonly<Record<Lane, number>> = { judged: 1000, interactive: 100 };
/** From here on, each compiler gets a process per core, and a spare one; below, half as many, and none. */
const AMPLE_MEMORY_BYTES = 12e9;
const CLOSE_DEADLINE_MS = 10_000;

/** Runs learners' programs in subprocesses of this server, which contain no secrets. */
export class SandboxRunner implements Sandbox {
  private constructor(
    private readonly pools: Readonly<Record<FleetName, SandboxPool>>,
    readonly isolation: IsolationReport,
    /** Maximum concurrent runs of interpreters. */
    readonly concurrency: number,
  ) {}

  /** Chooses the isolation, logs it, and starts the processes. `whenReady` waits for the first. */
  static async start(options: SandboxOptions): Promise<SandboxRunner> {
    const entry = options.entry ?? (await findRunnerEntry());
    const programOf = (fleet: FleetName): RunnerProgram => ({
      ...FLEET_FACTS[fleet],
      entry,
      args: [FLEET_FACTS[fleet].languages.join(','), ...options.runtimesFolders],
      readable: options.runtimesFolders,
    });
    const isolationLevel = await chooseIsolation(programOf('scripts'));
    const log = options.log ?? { info: () => {}, warn: () => {} };
    const concurrency = options.concurrency ?? Math.max(2, Math.min(8, availableParallelism()));
    const isAmple = (options.memoryBytes ?? totalmem()) >= AMPLE_MEMORY_BYTES;
    const poolOf = (fleet: FleetName) => {
      const { idleTimeoutMs } = FLEET_FACTS[fleet];
      const isUnlimited = idleTimeoutMs === undefined || isAmple;
      return new SandboxPool({
        log,
        launch: launchSpecOf(isolationLevel, programOf(fleet)),
        queueLimits: { ...QUEUE_LIMITS, ...options.queueLimits },
        runsPerProcess: options.runsPerProcess ?? 2000,
        concurrency: isUnlimited ? concurrency : Math.ceil(concurrency / 2),
        // A spare keeps runs from waiting while a killed process is replaced.
        spares: options.spares ?? (isUnlimited ? 1 : 0),
        idleTimeoutMs: idleTimeoutMs && (options.idleTimeoutMs ?? idleTimeoutMs),
      });
    };
    const { isolation } = launchSpecOf(isolationLevel, programOf('scripts'));
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

  /** Pids of the live runner processes. */
  get pids(): number[] {
    return FLEETS.flatMap((fleet) => this.pools[fleet].pids);
  }

  /** Waits at most `deadlineMs` for queued and running runs, then stops all processes. */
  async close(deadlineMs = CLOSE_DEADLINE_MS): Promise<void> {
    await Promise.all(FLEETS.map((fleet) => this.pools[fleet].close(deadlineMs)));
  }
}
