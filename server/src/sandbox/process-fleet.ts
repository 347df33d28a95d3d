import type { LaunchSpec } from './isolation';
import { RunnerProcess } from './runner-process';

export interface FleetEvents {
  /** A process can take a run. */
  onIdle(): void;
  /** Processes fail to start. `reason` is for the log. Called for every further failure. */
  onStartFailing(reason: string): void;
  onEnd(end: { killed: boolean; reason: string }): void;
  onTrouble(message: string): void;
}

const MIN_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 10_000;
const MAX_SILENT_FAILURES = 3;

/** Keeps a number of runner processes alive, replacing any that exits. */
export class ProcessFleet {
  private readonly processes = new Set<RunnerProcess>();
  private readonly retiring = new Set<RunnerProcess>();
  private startFailures = 0;
  private backoff: NodeJS.Timeout | undefined;
  private stopped: (() => void) | undefined;
  private suspended = true;
  /** Whether a process has become ready since the fleet was started. */
  private hasStarted = false;

  constructor(
    private readonly launch: LaunchSpec,
    private readonly count: number,
    private readonly events: FleetEvents,
  ) {}

  /** Starts the missing processes, also after `suspend`. */
  start(): void {
    this.suspended = false;
    this.fill();
  }

  /** Releases every process until the next `start`. */
  suspend(): void {
    this.suspended = true;
    this.hasStarted = false;
    for (const process of [...this.processes]) this.retire(process);
  }

  /** Starts the first process alone, so that it gets ready as fast as possible. */
  private fill(): void {
    const mayStart = () => !this.suspended && !this.stopped && !this.backoff;
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

  /** Releases a process that has reached its maximum number of runs and starts a replacement. */
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
      for (const process of all) process.kill('the server is stopping');
    }, graceMs);
    this.checkStopped();
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
        const wasActive = this.processes.delete(process);
        this.retiring.delete(process);
        this.checkStopped();
        if (this.stopped || !wasActive) return;
        if (!started) this.handleStartFailure(end.reason);
        this.events.onEnd(end);
        this.fill();
      },
    });
    this.processes.add(process);
  }

  private handleStartFailure(reason: string): void {
    const delay = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.startFailures);
    this.startFailures += 1;
    if (this.startFailures >= MAX_SILENT_FAILURES) this.events.onStartFailing(reason);
    if (this.backoff) return;
    this.backoff = setTimeout(() => {
      this.backoff = undefined;
      this.fill();
    }, delay);
  }

  private checkStopped(): void {
    if (this.processes.size + this.retiring.size === 0) this.stopped?.();
  }
}
