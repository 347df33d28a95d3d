import { RunStopped } from './stop-run';

/**
 * The wall clock of one run. Checked at every call that a program makes to its host, so that a program that prints
 * or sleeps stops by itself; a loop that calls nothing is stopped by the embedding.
 */
export class Deadline {
  readonly startedAt = performance.now();
  constructor(private readonly timeMs: number) {}

  get elapsedMs(): number {
    return performance.now() - this.startedAt;
  }

  get passed(): boolean {
    return this.elapsedMs > this.timeMs;
  }

  check(): void {
    if (this.passed) throw new RunStopped('time');
  }

  /** Blocks this thread; throws `RunStopped` at the limit when the sleep would go past it. */
  sleep(milliseconds: number): void {
    const left = this.timeMs - this.elapsedMs;
    block(Math.max(0, Math.min(milliseconds, left)));
    if (milliseconds > left) throw new RunStopped('time');
  }
}

/** Shared memory, which waiting needs, is missing in a page that is not cross-origin isolated: there we spin. */
function block(milliseconds: number): void {
  if (typeof SharedArrayBuffer !== 'undefined') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    return;
  }
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
