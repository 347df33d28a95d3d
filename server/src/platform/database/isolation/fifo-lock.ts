import type { Clock } from '@server/platform/clock';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

const RETRY_AFTER_SECONDS = 2;

/** A caller waited too long for the database: overload, or a transaction that waits for itself. */
export class LockTimeoutError extends DomainError {
  override readonly name = 'LockTimeoutError';

  constructor(waitedMs: number, why: string) {
    super('unavailable', text('server.busy'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: new Error(`Waited ${waitedMs} ms for the database: ${why}.`),
    });
  }
}

interface Waiter {
  enter: () => void;
}

/** A lock that is handed on strictly in the order of asking. */
export class FifoLock {
  private held = false;
  private readonly waiting: Waiter[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly limitMs: number,
  ) {}

  /** Undefined when the lock was free and is now the caller's; else a promise of it (LockTimeoutError). */
  acquire(): Promise<void> | undefined {
    if (this.held) return this.queue();
    this.held = true;
    return undefined;
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next.enter();
    else this.held = false;
  }

  private queue(): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(this.limitMs, () => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(new LockTimeoutError(this.limitMs, whyHeld(this.waiting.length)));
      });
      const waiter: Waiter = {
        enter: () => {
          cancel();
          resolve();
        },
      };
      this.waiting.push(waiter);
    });
  }
}

const whyHeld = (waiting: number) =>
  `a transaction holds it too long (${waiting} more waiting). Does it wait for the network, or for a query that is not ` +
  'made through its own tx.manager?';
