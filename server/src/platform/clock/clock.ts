/** Cancels a timer that has not run yet; harmless afterwards. */
export type Cancel = () => void;

/**
 * The server's only source of time, injected so that tests move it. Use cases never call `Date.now()`,
 * `new Date()` or `setTimeout`.
 */
export abstract class Clock {
  abstract now(): Date;

  /** Runs `action` once, `delayMs` milliseconds from now. A timer never keeps the process alive. */
  abstract after(delayMs: number, action: () => void): Cancel;
}
