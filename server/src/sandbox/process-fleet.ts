import type { LaunchSpec } from './isolation';
import { RunnerProcess } from './runner-process';

export interface FleetEvents {
  /** A process may take a run. */
  onIdle(): void;
  /** Processes cannot be started: `reason` is for the log. Called again for every further failure. */
  onStartFailing(reason: string): void;
  onEnd(end: { killed: boolean; reason: string }): void;
  onTrouble(message: string): void;
}

const FIRST_BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 10_000;
const FAILURES_TOLERATED = 3;

/** Keeps a number of runner processes alive: any that ends is replaced. */
export class ProcessFleet {
  private readonly processes = new Set<RunnerProcess>();
  private readonly retiring = new Set<RunnerProcess>();
  private startFailures = 0;
  private backoff: NodeJS.Timeout | undefined;
  private stopped: (() => void) | undefined;
  private resting = true;
  /** One of its processes has been ready since it last rested. */
  private hasStarted = false;

  constructor(
    private readonly launch: LaunchSpec,
    private readonly count: number,
    private readonly events: FleetEvents,
  ) {}

  /** Starts the missing processes; wakes a resting fleet. */
  start(): void {
    this.resting = false;
    this.fill();
  }

  /** Releases every process until the next `start`. */
  rest(): void {
    this.resting = true;
    this.hasStarted = false;
    for (const process of [...this.processes]) this.retire(process);
  }

  /** The first process starts alone: it's ready soonest with the machine to itself. */
  private fill(): void {
    const mayStart = () => !this.resting && !this.stopped && !this.backoff;
    const count = this.hasStarted ? this.count : 1;
    while (mayStart() && this.processes.size < count) this.startOne();
  }

  get size(): number {
    return this.processes.size;
  }

  get idle(): RunnerProcess[] {
    return [...this.processes].filter((process) => process.idle);
  }

  get pids(): number[] {
    return [...this.processes].flatMap((process) => process.pid ?? []);
  }

  /** Releases a process that has done its share of runs and starts its replacement. */
  retire(process: RunnerProcess): void {
    this.processes.delete(process);
    this.retiring.add(process);
    process.release();
    this.fill();
  }

  /** Releases every process and kills those still alive after `graceMs`. Resolves when all have ended. */
  async stop(graceMs: number): Promise<void> {
    clearTimeout(this.backoff);
    const ended = Promise.withResolvers<void>();
    this.stopped = ended.resolve;
    const all = [...this.processes, ...this.retiring];
    for (const process of all) process.release();
    const killer = setTimeout(() => {
      for (const process of all) process.kill('the server stops');
    }, graceMs);
    this.noteStopped();
    await ended.promise;
    clearTimeout(killer);
  }

  private startOne(): void {
    let started = false;
    const process: RunnerProcess = new RunnerProcess(this.launch, {
      onIdle: () => {
        started = true;
        this.startFailures = 0;
        this.hasStarted = true;
        this.events.onIdle();
        this.fill();
      },
      onTrouble: (message) => this.events.onTrouble(message),
      onEnd: (end) => {
        const unasked = this.processes.delete(process);
        this.retiring.delete(process);
        this.noteStopped();
        if (this.stopped || !unasked) return;
        if (!started) this.noteStartFailure(end.reason);
        this.events.onEnd(end);
        this.fill();
      },
    });
    this.processes.add(process);
  }

  private noteStartFailure(reason: string): void {
    const delay = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** this.startFailures);
    this.startFailures += 1;
    if (this.startFailures >= FAILURES_TOLERATED) this.events.onStartFailing(reason);
    if (this.backoff) return;
    this.backoff = setTimeout(() => {
      this.backoff = undefined;
      this.fill();
    }, delay);
  }

  private noteStopped(): void {
    if (this.processes.size + this.retiring.size === 0) this.stopped?.();
  }
}
