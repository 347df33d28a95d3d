import { shareOf } from './learner-queue';
import { tooManyGuests } from './submissions.errors';
import type { Turns } from './turns/turns';

/** A class behind one address submits together, but one address never takes all of the guests' turns. */
const PER_ADDRESS = { running: 2, queued: 32, refusal: tooManyGuests };
const MAX_QUEUED = 128;

/**
 * Keeps guests from slowing learners down: to the runners, all guests together count as one learner. They share that
 * learner's turns by address.
 */
export class GuestQueue {
  constructor(
    private readonly turns: Turns,
    /** How many runners there are now. */
    private readonly runners: () => number,
    private readonly maxQueued = MAX_QUEUED,
  ) {}

  /** @throws DomainError `rate-limited` when too many answers of this address, or of all guests, are queued already. */
  run<T>(address: string, work: () => Promise<T>): Promise<T> {
    const rules = () => ({
      running: shareOf(this.runners()),
      queued: this.maxQueued,
      refusal: tooManyGuests,
    });
    return this.turns.run(`address:${address}`, PER_ADDRESS, () => this.turns.run('guests', rules(), work));
  }
}
