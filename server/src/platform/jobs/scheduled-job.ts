/**
 * Work that repeats, such as ending the days of learners. A feature's module provides a subclass, which is discovered
 * at startup (docs/jobs.md).
 *
 * Each multiple of `everyMs` since 1970 is a slot, and a slot is run by one process. After an outage only the newest
 * missed slot runs, so a run has to handle everything that's due at `slot`, not just what happened since the slot
 * before. A run that fails or whose process dies is repeated, so it has to be idempotent.
 */
export abstract class ScheduledJob {
  /** Stored, so it never changes. Unique. */
  abstract readonly name: string;

  /** A whole number of milliseconds, at least 1000. */
  abstract readonly everyMs: number;

  /**
   * @param slot When the run was due.
   * @param signal Aborted when the process shuts down, or when another process took over because this one lost contact
   *   with the database. A long run stops early by throwing: it's repeated.
   */
  abstract run(slot: Date, signal: AbortSignal): Promise<void>;
}
