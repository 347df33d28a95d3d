import { LearnerQueue } from './learner-queue';
import { tooManyGuests } from './submissions.errors';

/** A class behind one address submits together, but one address never takes all of the guests' turns. */
const MAX_RUNNING_PER_ADDRESS = 2;
const MAX_QUEUED_PER_ADDRESS = 32;
const MAX_QUEUED = 128;

/**
 * Keeps guests from slowing learners down: to the runners, all guests together count as one learner. They share that
 * learner's turns by address.
 */
export class GuestQueue {
  private readonly guests: LearnerQueue;
  private readonly addresses = new LearnerQueue(
    () => MAX_RUNNING_PER_ADDRESS + 1,
    MAX_QUEUED_PER_ADDRESS,
    tooManyGuests,
  );

  constructor(
    /** How many runners there are now. */
    runners: () => number,
    maxQueued = MAX_QUEUED,
  ) {
    this.guests = new LearnerQueue(runners, maxQueued, tooManyGuests);
  }

  /** @throws DomainError `rate-limited` when too many answers of this address, or of all guests, are queued already. */
  run<T>(address: string, work: () => Promise<T>): Promise<T> {
    return this.addresses.run(address, () => this.guests.run('guests', work));
  }
}
