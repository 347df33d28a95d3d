import { type Cancel, Clock } from './clock';

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  after(delayMs: number, action: () => void): Cancel {
    const timer = setTimeout(action, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  }
}
