import { RunStopped } from './stop-run';

/** What Node can say about this thread; in a browser there's nothing of the kind. */
interface ProcessClock {
  threadCpuUsage?(): { user: number; system: number };
}

const { process: node } = globalThis as { process?: ProcessClock };
const threadCpuUsage = node?.threadCpuUsage?.bind(node);

/** Milliseconds of processor time this thread has used; where that's unknown, the wall clock's. */
function processorMs(): number {
  if (!threadCpuUsage) return performance.now();
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The clock of one run. It counts the run's own time, processor time and sleep, so that a busy machine takes none of
 * it. Checked at every call that a program makes to its host, so that a program that prints or sleeps stops by itself;
 * a loop that calls nothing is stopped by the embedding.
 */
export class Deadline {
  readonly startedAt = performance.now();
  private readonly processorAtStart = processorMs();
  private sleptMs = 0;

  constructor(private readonly timeMs: number) {}

  /** Wall-clock milliseconds. */
  get elapsedMs(): number {
    return performance.now() - this.startedAt;
  }

  private get ownMs(): number {
    return Math.min(this.elapsedMs, processorMs() - this.processorAtStart + this.sleptMs);
  }

  get passed(): boolean {
    // The wall clock is cheaper to ask, and never behind.
    return this.elapsedMs > this.timeMs && this.ownMs > this.timeMs;
  }

  check(): void {
    if (this.passed) throw new RunStopped('time');
  }

  /** Blocks this thread; throws `RunStopped` at the limit when the sleep would go past it. */
  sleep(milliseconds: number): void {
    const left = this.timeMs - this.ownMs;
    const slept = Math.max(0, Math.min(milliseconds, left));
    block(slept);
    this.sleptMs += slept;
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
