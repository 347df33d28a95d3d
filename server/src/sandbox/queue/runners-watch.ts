import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { LANES, type Lane } from '../fair-queue';
import { byFleet, byLane, type SandboxStats, sumOf } from '../sandbox-stats';
import { redisNow } from './connections';
import { REPORT_MS, REPORT_VALID_MS, RUNNERS_KEY } from './keys';
import type { RunnerReport } from './messages';

/** Polls the status of the remote runners and the length of the queues. */
export class RunnersWatch {
  private reports: RunnerReport[] = [];
  private answeredAt = performance.now();
  private waiting = byLane(() => 0);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly queues: Readonly<Record<Lane, Pick<Queue, 'getWaitingCount'>>>,
  ) {}

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), REPORT_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** A Redis that hangs answers nothing, so its last answer counts for a moment only. */
  get hasReadyRunner(): boolean {
    const isFresh = performance.now() - this.answeredAt < REPORT_VALID_MS;
    return isFresh && this.reports.some((report) => report.ready);
  }

  get concurrency(): number {
    return this.reports.reduce((sum, report) => sum + report.concurrency, 0);
  }

  /** Runs that wait for a runner belong to no fleet yet; they count among the interpreters'. */
  stats(): Omit<SandboxStats, 'ready'> {
    const fleets = byFleet((fleet) => sumOf(this.reports.map((report) => report.fleets[fleet])));
    for (const lane of LANES) fleets.scripts.queued[lane] += this.waiting[lane];
    return { ...sumOf(Object.values(fleets)), fleets };
  }

  private async look(): Promise<void> {
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
      this.reports = []; // Redis is down, so no runner can be reached: /readyz reports it.
    }
  }
}
