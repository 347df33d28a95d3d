import type { DomainError } from '@server/platform/errors';
import { tooManyAtOnce } from './submissions.errors';

const MAX_CONCURRENT = 4;
const MAX_QUEUED = 128;

interface LearnerRuns {
  running: number;
  queued: Array<() => void>;
}

/**
 * Keeps one learner from taking every runner: a few submissions at a time, and at least one runner left to the others.
 * The rest are queued, up to a limit. A single runner can't be left to the others, so learners take turns on it: one
 * submission each, since the lane is first in, first out (`bench/fairness`).
 */
export class LearnerQueue {
  private readonly byUser = new Map<string, LearnerRuns>();

  constructor(
    /** How many runners there are now. */
    private readonly runners: () => number = () => MAX_CONCURRENT + 1,
    private readonly maxQueued = MAX_QUEUED,
    private readonly refusal: () => DomainError = tooManyAtOnce,
  ) {}

  /** @throws DomainError `rate-limited` when too many submissions of this learner are queued already. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const runs = this.byUser.get(userId) ?? { running: 0, queued: [] };
    this.byUser.set(userId, runs);
    await this.acquire(runs);
    try {
      return await work();
    } finally {
      this.release(userId, runs);
    }
  }

  private async acquire(runs: LearnerRuns): Promise<void> {
    if (runs.running < Math.max(1, Math.min(MAX_CONCURRENT, this.runners() - 1))) {
      runs.running += 1;
      return;
    }
    if (runs.queued.length >= this.maxQueued) throw this.refusal();
    await new Promise<void>((resolve) => runs.queued.push(resolve));
  }

  /** The slot goes straight to the next in the queue, so that nobody slips in between. */
  private release(userId: string, runs: LearnerRuns): void {
    const next = runs.queued.shift();
    if (next) next();
    else runs.running -= 1;
    if (runs.running === 0) this.byUser.delete(userId);
  }
}
