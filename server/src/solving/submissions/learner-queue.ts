import { tooManyAtOnce } from './submissions.errors';
import { MemoryTurns } from './turns/memory-turns';
import type { Turns } from './turns/turns';

const MAX_CONCURRENT = 4;
const MAX_QUEUED = 128;

/**
 * Keeps one learner from taking every runner: a few submissions at a time, and at least one runner left to the others.
 * The rest are queued, up to a limit. A single runner can't be left to the others, so learners take turns on it: one
 * submission each, since the lane is first in, first out (`bench/fairness`).
 */
export class LearnerQueue {
  constructor(
    private readonly turns: Turns = new MemoryTurns(),
    /** How many runners there are now. */
    private readonly runners: () => number = () => MAX_CONCURRENT + 1,
    private readonly maxQueued = MAX_QUEUED,
  ) {}

  /** @throws DomainError `rate-limited` when too many submissions of this learner are queued already. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const rules = { running: shareOf(this.runners()), queued: this.maxQueued, refusal: tooManyAtOnce };
    return this.turns.run(`learner:${userId}`, rules, work);
  }
}

/** How many of its answers a learner can have judged at the same time. */
export const shareOf = (runners: number): number => Math.max(1, Math.min(MAX_CONCURRENT, runners - 1));
