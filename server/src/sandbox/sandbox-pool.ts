import {
  LanguageUnavailable,
  type OutputChunk,
  RunnerFailed,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import { FairQueue, type Lane } from './fair-queue';
import type { LaunchSpec } from './isolation';
import { ProcessFleet } from './process-fleet';
import type { RunnerProcess } from './runner-process';
import { SandboxBusy, SandboxClosed } from './sandbox.errors';
import { SandboxJob } from './sandbox-job';
import { byLane, type FleetStats, noStats } from './sandbox-stats';

export interface PoolOptions {
  launch: LaunchSpec;
  /** Maximum number of concurrent runs. */
  concurrency: number;
  /** Additional ready processes, so that a run doesn't have to wait while a killed process is replaced. */
  spares: number;
  /** Maximum queue length of each lane. */
  queueLimits: Readonly<Record<Lane, number>>;
  /** A process is replaced after this many runs. */
  runsPerProcess: number;
  /** Processes start with the first run and stop after this long without one. If absent, they're always ready. */
  idleTimeoutMs?: number;
  log: SandboxLog;
}

export interface SandboxLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Runs have no side effects, so a run whose process died is retried once. */
const MAX_ATTEMPTS = 2;
const RELEASE_GRACE_MS = 1000;

/** Distributes queued runs fairly among runner processes. Settles each run exactly once. */
export class SandboxPool {
  private readonly queue = new FairQueue<SandboxJob>();
  private readonly running = new Map<SandboxJob, RunnerProcess>();
  private readonly fleet: ProcessFleet;
  private readonly totals = noStats();
  private closing = false;
  private readonly readyWaiters: PromiseWithResolvers<void>[] = [];
  private onDrained: (() => void) | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PoolOptions) {
    this.fleet = new ProcessFleet(options.launch, options.concurrency + options.spares, {
      onIdle: () => this.onIdle(),
      onStartFailing: (reason) => this.failWaiting(reason),
      onEnd: (end) => this.countEnd(end),
      onTrouble: (message) => options.log.warn(message),
    });
    if (options.idleTimeoutMs === undefined) this.fleet.start();
  }

  /** Rejects like `Runner`, or with `SandboxBusy` or `SandboxClosed`. */
  submit(
    lane: Lane,
    request: RunRequest,
    onOutput: ((chunk: OutputChunk) => void) | undefined,
    signal: AbortSignal | undefined,
  ): Promise<RunResult> {
    if (this.closing) return Promise.reject(new SandboxClosed());
    if (signal?.aborted) return Promise.reject(canceled());
    if (this.queue.depth(lane) >= this.options.queueLimits[lane]) {
      this.totals.lanes[lane].busyTotal += 1;
      return Promise.reject(new SandboxBusy());
    }
    const job = new SandboxJob(lane, request, onOutput);
    const onAbort = () => this.cancel(job);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.queue.push(lane, job);
    clearTimeout(this.idleTimer);
    this.fleet.start();
    this.dispatch();
    return job.promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  get ready(): boolean {
    return !this.closing && (this.fleet.idle.length > 0 || this.running.size > 0);
  }

  /** Resolves when the first runner is ready. Rejects with `RunnerFailed` if none can be started. */
  whenReady(): Promise<void> {
    if (this.ready) return Promise.resolve();
    const waiter = Promise.withResolvers<void>();
    this.readyWaiters.push(waiter);
    return waiter.promise;
  }

  get pids(): number[] {
    return this.fleet.pids;
  }

  stats(): FleetStats {
    return {
      ...structuredClone(this.totals),
      processes: this.fleet.size,
      idle: this.fleet.idle.length,
      running: this.running.size,
      queued: byLane((lane) => this.queue.depth(lane)),
    };
  }

  /** Accepts no more runs, waits up to `deadlineMs` for queued and running ones, then stops all processes. */
  async close(deadlineMs: number): Promise<void> {
    this.closing = true;
    clearTimeout(this.idleTimer);
    const drained = Promise.withResolvers<void>();
    this.onDrained = drained.resolve;
    const deadline = setTimeout(() => this.abandon(), deadlineMs);
    this.checkDrained();
    await drained.promise;
    clearTimeout(deadline);
    await this.fleet.stop(RELEASE_GRACE_MS);
  }

  private onIdle(): void {
    for (const { resolve } of this.readyWaiters.splice(0)) resolve();
    this.dispatch();
  }

  private dispatch(): void {
    for (;;) {
      const process = this.running.size < this.options.concurrency ? this.fleet.idle[0] : undefined;
      const job = process && this.queue.take();
      if (!process || !job) return;
      void this.runOn(process, job);
    }
  }

  private async runOn(process: RunnerProcess, job: SandboxJob): Promise<void> {
    const startedAt = performance.now();
    const totals = this.totals.lanes[job.lane];
    if (job.attempts === 0) totals.waitMsTotal += startedAt - job.queuedAt;
    job.attempts += 1;
    this.running.set(job, process);
    try {
      const result = await process.run(job.request, job.listener());
      if (!job.settled) job.resolve(result);
    } catch (error) {
      this.settleFailure(job, error);
    } finally {
      this.running.delete(job);
      totals.runMsTotal += performance.now() - startedAt;
      totals.prepareMsTotal += process.lastPrepareMs;
      if (job.settled) totals.completedTotal += 1;
      if (process.runs >= this.options.runsPerProcess) this.fleet.retire(process);
      this.dispatch();
      this.checkDrained();
      this.suspendWhenIdle();
    }
  }

  private suspendWhenIdle(): void {
    const { idleTimeoutMs } = this.options;
    if (idleTimeoutMs === undefined || this.closing || this.running.size + this.queue.size > 0) return;
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.fleet.suspend(), idleTimeoutMs).unref();
  }

  private settleFailure(job: SandboxJob, error: unknown): void {
    if (job.settled) return;
    if (error instanceof RunRefused || error instanceof LanguageUnavailable) job.reject(error);
    else if (job.attempts >= MAX_ATTEMPTS) {
      job.reject(new RunnerFailed('The runner stopped in the middle of the run.', { cause: error }));
    } else {
      this.totals.retriesTotal += 1;
      this.queue.putBack(job);
    }
  }

  private cancel(job: SandboxJob): void {
    if (job.settled) return;
    job.reject(canceled());
    this.queue.remove(job.lane, job);
    this.running.get(job)?.kill('canceled');
    this.checkDrained();
  }

  private failWaiting(reason: string): void {
    this.options.log.warn(`runner processes fail to start: ${reason}`);
    if (this.running.size > 0 || this.fleet.idle.length > 0) return;
    const error = new RunnerFailed('No runner could be started.', { cause: new Error(reason) });
    for (const waiter of [...this.readyWaiters.splice(0), ...this.queue.drain()]) waiter.reject(error);
    this.checkDrained();
  }

  private abandon(): void {
    for (const job of [...this.queue.drain(), ...this.running.keys()]) job.reject(new SandboxClosed());
    for (const process of this.running.values()) process.kill('the server is stopping');
    this.checkDrained();
  }

  private countEnd({ killed, reason }: { killed: boolean; reason: string }): void {
    this.totals[killed ? 'killsTotal' : 'deathsTotal'] += 1;
    if (!killed) this.options.log.warn(`a runner process died: ${reason}`);
  }

  private checkDrained(): void {
    if (this.running.size + this.queue.size === 0) this.onDrained?.();
  }
}

const canceled = () => new DOMException('The run was canceled.', 'AbortError');
