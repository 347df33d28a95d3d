import type { Cancel, Clock } from '@server/platform/clock';

/** The timers of one owner, which ends them all at once. */
export class Timers {
  private readonly running = new Set<Cancel>();
  private ended = false;

  constructor(private readonly clock: Clock) {}

  later(delayMs: number, action: () => void): void {
    if (this.ended) return;
    const cancel = this.clock.after(delayMs, () => {
      this.running.delete(cancel);
      action();
    });
    this.running.add(cancel);
  }

  /** Again `periodMs` after each end of `action`, which must not reject. */
  every(periodMs: number, action: () => Promise<void>): void {
    this.later(periodMs, () => void action().then(() => this.every(periodMs, action)));
  }

  end(): void {
    this.ended = true;
    for (const cancel of this.running) cancel();
    this.running.clear();
  }
}
