import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { LANES, type Lane } from '../fair-queue';
import { byFleet, byLane, type SandboxStats, sumOf } from '../sandbox-stats';
import { redisNow } from './connections';
import { REPORT_INTERVAL_MS, REPORT_VALID_MS, RUNNERS_KEY } from './keys';
import type { RunnerReport } from './messages';

/** Polls the status of the remote runners and the length of the queues. */
export class RunnersWatch {
  private reports: RunnerReport[] = [];
  private answeredAt = performance.now();
  private waiting = byLane(() => 0);
  private timer: NodeJS.Timeout | undefined;
  /** Ends the waiting of those that wait for a runner. */
  private readonly waiters = new Set<() => void>();

  constructor(
    private readonly redis: Pick<Redis, 'status' | 'time' | 'hgetall'>,
    private readonly queues: Readonly<Record<Lane, Pick<Queue, 'getWaitingCount'>>>,
  ) {}

  async start(): Promise<void> {
    await this.poll();
    this.timer = setInterval(() => void this.poll(), REPORT_INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.wakeWaiters();
  }

  /** If Redis hangs, its last answer is only valid for a short time. */
  get hasReadyRunner(): boolean {
    const isFresh = performance.now() - this.answeredAt < REPORT_VALID_MS;
    return this.redis.status === 'ready' && isFresh && this.reports.some((report) => report.ready);
  }

  /** Whether a runner is ready within `maxMs`. Answers early if the signal aborts or the watch stops. */
  whenReady(maxMs: number, signal?: AbortSignal): Promise<boolean> {
    if (this.hasReadyRunner) return Promise.resolve(true);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', wake);
        this.waiters.delete(wake);
        resolve(this.hasReadyRunner);
      };
      const deadline = setTimeout(wake, maxMs);
      signal?.addEventListener('abort', wake, { once: true });
      this.waiters.add(wake);
    });
  }

  /** Runs that wait for a runner. */
  get waiterCount(): number {
    return this.waiters.size;
  }

  get concurrency(): number {
    return this.reports.reduce((sum, report) => sum + report.concurrency, 0);
  }

  /** Runs waiting for a runner don't belong to a fleet yet, so they're counted with the interpreters. */
  stats(): Omit<SandboxStats, 'ready'> {
    const fleets = byFleet((fleet) => sumOf(this.reports.map((report) => report.fleets[fleet])));
    for (const lane of LANES) fleets.scripts.queued[lane] += this.waiting[lane];
    return { ...sumOf(Object.values(fleets)), fleets };
  }

  private async poll(): Promise<void> {
    try {
      const now = await redisNow(this.redis);
      const reports = Object.values(await this.redis.hgetall(RUNNERS_KEY));
      this.reports = reports
        .map((text) => JSON.parse(text) as RunnerReport)
        .filter(({ at }) => now - at < REPORT_VALID_MS);
      const counts = await Promise.all(LANES.map((lane) => this.queues[lane].getWaitingCount()));
      this.answeredAt = performance.now();
      this.waiting = byLane((lane) => counts[LANES.indexOf(lane)]!);
    } catch {
      this.reports = []; // Redis is down, so no runner can be reached. /readyz reports it.
    }
    if (this.hasReadyRunner) this.wakeWaiters();
  }

  private wakeWaiters(): void {
    for (const wake of [...this.waiters]) wake();
  }
}
