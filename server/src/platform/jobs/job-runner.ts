import type { Cancel, Clock } from '@server/platform/clock';
import { outsideTransaction } from '@server/platform/database';
import type { JobClaim, JobStore } from './job-store';
import type { ScheduledJob } from './scheduled-job';

/** How often to look for what's due. */
const POLL_MS = 5000;
/** How long a claimed slot is hidden from other processes; renewed with every poll while it runs. */
const LEASE_MS = 60_000;
/** A slot that fails this often is given up. The next slot runs as usual. */
const MAX_ATTEMPTS = 10;
const MIN_BACKOFF_MS = 5000;
const MAX_BACKOFF_MS = 15 * 60_000;

/** Nest's Logger fits. */
export interface JobLog {
  warn(message: string): void;
  error(message: string): void;
}

interface Running {
  readonly claim: JobClaim;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** Runs the jobs of this process, each at most once at a time. */
export class JobRunner {
  private jobs: readonly ScheduledJob[] = [];
  private readonly running = new Map<ScheduledJob, Running>();
  /** The newest slot of each job that has ended, as far as this process knows: saves asking the database. */
  private readonly endedSlots = new Map<ScheduledJob, number>();
  private polling: Promise<void> | undefined;
  private cancelPoll: Cancel | undefined;

  constructor(
    private readonly store: JobStore,
    private readonly clock: Clock,
    private readonly log: JobLog,
  ) {}

  /** @throws Error if two jobs have the same name or an interval is invalid. */
  use(jobs: Iterable<ScheduledJob>): this {
    this.jobs = [...jobs];
    const names = new Set<string>();
    for (const { name, everyMs } of this.jobs) {
      if (names.has(name)) throw new Error(`Two scheduled jobs are called ${name}.`);
      if (!Number.isSafeInteger(everyMs) || everyMs < 1000)
        throw new Error(
          `${name} must repeat after a whole number of milliseconds of at least 1000: ${everyMs}.`,
        );
      names.add(name);
    }
    return this;
  }

  start(): void {
    if (!this.cancelPoll) this.poll();
  }

  /** Aborts what runs and resolves once it has ended; slots that didn't finish are left to other processes. */
  async stop(): Promise<void> {
    this.cancelPoll?.();
    this.cancelPoll = undefined;
    await this.polling;
    const runs = [...this.running.values()];
    for (const { abort } of runs) abort.abort();
    await Promise.all(runs.map(({ ended }) => ended));
  }

  /** Runs everything that's due, whether started or not, and resolves once it has ended. For tests. */
  async runDue(): Promise<void> {
    await this.polling;
    await this.startDue();
    await Promise.all([...this.running.values()].map(({ ended }) => ended));
  }

  /** Resolves once the poll that runs, if any, has renewed and started what it found. For tests. */
  async polled(): Promise<void> {
    await this.polling;
  }

  private poll(): void {
    this.cancelPoll = this.clock.after(POLL_MS, () => this.poll());
    this.polling ??= outsideTransaction(() => this.renewAndStart()).finally(() => {
      this.polling = undefined;
    });
  }

  private async renewAndStart(): Promise<void> {
    await Promise.all([...this.running.values()].map((run) => this.renew(run)));
    await this.startDue();
  }

  private async renew({ claim, abort }: Running): Promise<void> {
    try {
      if (!(await this.store.renew(claim, this.nowMs() + LEASE_MS))) abort.abort();
    } catch (error) {
      this.log.error(`The lease of ${claim.name} could not be renewed: ${textOf(error)}`);
    }
  }

  private async startDue(): Promise<void> {
    for (const job of this.jobs) {
      try {
        await this.startIfDue(job);
      } catch (error) {
        this.log.error(`${job.name} could not be scheduled: ${textOf(error)}`);
      }
    }
  }

  private async startIfDue(job: ScheduledJob): Promise<void> {
    const nowMs = this.nowMs();
    const newestSlot = Math.floor(nowMs / job.everyMs) * job.everyMs;
    if (this.running.has(job) || (this.endedSlots.get(job) ?? -1) >= newestSlot) return;
    if (!this.endedSlots.has(job)) await this.store.add(job.name);
    const claim = await this.store.claim(job.name, newestSlot, nowMs, nowMs + LEASE_MS);
    if (claim) return this.begin(job, claim);
    const row = await this.store.find(job.name);
    if (row && row.state !== 'pending') this.endedSlots.set(job, row.slot);
  }

  private begin(job: ScheduledJob, claim: JobClaim): void {
    const abort = new AbortController();
    const ended = this.runOnce(job, claim, abort.signal).finally(() => this.running.delete(job));
    this.running.set(job, { claim, abort, ended });
  }

  /** Doesn't reject: if the outcome can't be stored, the lease expires and the slot runs again. */
  private async runOnce(job: ScheduledJob, claim: JobClaim, signal: AbortSignal): Promise<void> {
    const { name, slot, attempts } = claim;
    try {
      const failure = await attempt(() => job.run(new Date(slot), signal));
      if (failure === undefined) await this.store.finish(claim, this.nowMs());
      else if (signal.aborted) return await this.store.release(claim);
      const isFinal = failure !== undefined && attempts >= MAX_ATTEMPTS;
      if (failure === undefined || isFinal) this.endedSlots.set(job, slot);
      if (failure === undefined) return;
      const what = `${name} failed (slot ${new Date(slot).toISOString()}, attempt ${attempts})`;
      if (isFinal) this.log.error(`${what} and was given up: ${failure}`);
      else this.log.warn(`${what}: ${failure}`);
      await this.store.fail(
        claim,
        isFinal ? 'failed' : 'pending',
        this.nowMs() + pauseAfter(attempts),
        failure,
      );
    } catch (error) {
      this.log.error(`The outcome of ${name} could not be stored: ${textOf(error)}`);
    }
  }

  private nowMs(): number {
    return this.clock.now().getTime();
  }
}

async function attempt(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return textOf(error);
  }
}

const pauseAfter = (attempts: number) => Math.min(MIN_BACKOFF_MS * 3 ** (attempts - 1), MAX_BACKOFF_MS);

const textOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
