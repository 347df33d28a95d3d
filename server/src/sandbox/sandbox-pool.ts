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
  /** Runs at a time. */
  concurrency: number;
  /** Ready processes beyond those, so that a run need not wait while a killed one is replaced. */
  spares: number;
  /** The longest queue of each lane. */
  queueLimits: Readonly<Record<Lane, number>>;
  /** A process is replaced after this many runs. */
  runsPerProcess: number;
  /** Its processes start with the first run and stop after this long without one. Absent: always ready. */
  restAfterMs?: number;
  log: SandboxLog;
}

export interface SandboxLog {
  info(message: string): void;
  warn(message: string): void;
}

/** A run has no side effects, so one whose process died is retried once. */
const ATTEMPTS = 2;
const RELEASE_GRACE_MS = 1000;

/** Hands queued runs to runner processes, fairly, and settles each run exactly once. */
export class SandboxPool {
  private readonly queue = new FairQueue<SandboxJob>();
  private readonly running = new Map<SandboxJob, RunnerProcess>();
  private readonly fleet: ProcessFleet;
  private readonly totals = noStats();
  private closing = false;
  private readonly readyWaiters: PromiseWithResolvers<void>[] = [];
  private onDrained: (() => void) | undefined;
  private restTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PoolOptions) {
    this.fleet = new ProcessFleet(options.launch, options.concurrency + options.spares, {
      onIdle: () => this.onIdle(),
      onStartFailing: (reason) => this.failWaiting(reason),
      onEnd: (end) => this.noteEnd(end),
      onTrouble: (message) => options.log.warn(message),
    });
    if (options.restAfterMs === undefined) this.fleet.start();
  }

  /** Rejects as the Runner port says, or with `SandboxBusy`, or with `SandboxClosed`. */
  submit(
    lane: Lane,
    request: RunRequest,
    onOutput: ((chunk: OutputChunk) => void) | undefined,
    signal: AbortSignal | undefined,
  ): Promise<RunResult> {
    if (this.closing) return Promise.reject(new SandboxClosed());
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.queue.depth(lane) >= this.options.queueLimits[lane]) {
      this.totals.lanes[lane].busyTotal += 1;
      return Promise.reject(new SandboxBusy());
    }
    const job = new SandboxJob(lane, request, onOutput);
    const onAbort = () => this.cancel(job);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.queue.push(lane, job);
    clearTimeout(this.restTimer);
    this.fleet.start();
    this.dispatch();
    return job.promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  get ready(): boolean {
    return !this.closing && (this.fleet.idle.length > 0 || this.running.size > 0);
  }

  /** Resolves when the first runner is ready; rejects with `RunnerFailed` when none can be started. */
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

  /** Accepts no more runs, waits up to `deadlineMs` for queued and running ones, then ends every process. */
  async close(deadlineMs: number): Promise<void> {
    this.closing = true;
    clearTimeout(this.restTimer);
    const drained = Promise.withResolvers<void>();
    this.onDrained = drained.resolve;
    const deadline = setTimeout(() => this.abandon(), deadlineMs);
    this.noteDrained();
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
      this.noteDrained();
      this.restLater();
    }
  }

  private restLater(): void {
    const { restAfterMs } = this.options;
    if (restAfterMs === undefined || this.closing || this.running.size + this.queue.size > 0) return;
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.fleet.rest(), restAfterMs).unref();
  }

  private settleFailure(job: SandboxJob, error: unknown): void {
    if (job.settled) return;
    if (error instanceof RunRefused || error instanceof LanguageUnavailable) job.reject(error);
    else if (job.attempts >= ATTEMPTS) {
      job.reject(new RunnerFailed('The runner stopped in the middle of the run.', { cause: error }));
    } else {
      this.totals.retriesTotal += 1;
      this.queue.putBack(job);
    }
  }

  private cancel(job: SandboxJob): void {
    if (job.settled) return;
    job.reject(cancelled());
    this.queue.remove(job.lane, job);
    this.running.get(job)?.kill('cancelled');
    this.noteDrained();
  }

  private failWaiting(reason: string): void {
    this.options.log.warn(`runner processes do not start: ${reason}`);
    if (this.running.size > 0 || this.fleet.idle.length > 0) return;
    const error = new RunnerFailed('No runner could be started.', { cause: new Error(reason) });
    for (const waiter of [...this.readyWaiters.splice(0), ...this.queue.drain()]) waiter.reject(error);
    this.noteDrained();
  }

  private abandon(): void {
    for (const job of [...this.queue.drain(), ...this.running.keys()]) job.reject(new SandboxClosed());
    for (const process of this.running.values()) process.kill('the server stops');
    this.noteDrained();
  }

  private noteEnd({ killed, reason }: { killed: boolean; reason: string }): void {
    this.totals[killed ? 'killsTotal' : 'deathsTotal'] += 1;
    if (!killed) this.options.log.warn(`a runner process died: ${reason}`);
  }

  private noteDrained(): void {
    if (this.running.size + this.queue.size === 0) this.onDrained?.();
  }
}

const cancelled = () => new DOMException('The run was cancelled.', 'AbortError');
