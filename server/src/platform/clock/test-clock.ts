import { type Cancel, Clock } from './clock';

interface Timer {
  dueMs: number;
  action: () => void;
}

/** A clock that stands still until a test moves it; timers that fall due run, in order, while it moves. */
export class TestClock extends Clock {
  private nowMs: number;
  private readonly timers = new Set<Timer>();

  constructor(start: Date | string = '2026-01-05T12:00:00.000Z') {
    super();
    this.nowMs = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.nowMs);
  }

  after(delayMs: number, action: () => void): Cancel {
    const timer = { dueMs: this.nowMs + Math.max(0, delayMs), action };
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
    };
  }

  /** Moves on by `ms` milliseconds. */
  advance(ms: number): void {
    this.moveTo(this.nowMs + ms);
  }

  /** Moves to `time`. Moving back runs no timers. */
  set(time: Date | string): void {
    this.moveTo(new Date(time).getTime());
  }

  private moveTo(targetMs: number): void {
    for (let next = this.nextDue(targetMs); next; next = this.nextDue(targetMs)) {
      this.timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.dueMs);
      next.action();
    }
    this.nowMs = targetMs;
  }

  private nextDue(untilMs: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) {
      if (timer.dueMs <= untilMs && (!first || timer.dueMs < first.dueMs)) first = timer;
    }
    return first;
  }
}
