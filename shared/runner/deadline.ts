import { RunStopped } from './stop-run';

/** Node's per-thread CPU clock. Browsers don't have one. */
interface ProcessClock {
  threadCpuUsage?(): { user: number; system: number };
}

const { process: node } = globalThis as { process?: ProcessClock };
const threadCpuUsage = node?.threadCpuUsage?.bind(node);

/** CPU milliseconds this thread has used, or wall-clock milliseconds where that's unknown. */
function processorMs(): number {
  if (!threadCpuUsage) return performance.now();
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The time limit of one run. It counts CPU time plus sleep, so a busy machine doesn't use up a program's time. It's
 * checked on every host call, which stops a program that prints or sleeps. A loop without host calls has to be killed by
 * the embedder.
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
    // The wall clock is cheaper to read and never runs behind.
    return this.elapsedMs > this.timeMs && this.ownMs > this.timeMs;
  }

  check(): void {
    if (this.passed) throw new RunStopped('time');
  }

  /** Blocks this thread. If the sleep would exceed the limit, throws `RunStopped` when the limit is reached. */
  sleep(milliseconds: number): void {
    const left = this.timeMs - this.ownMs;
    const slept = Math.max(0, Math.min(milliseconds, left));
    block(slept);
    this.sleptMs += slept;
    if (milliseconds > left) throw new RunStopped('time');
  }
}

/** Waiting needs shared memory. A page that isn't cross-origin isolated has none, so it spins. */
const neverNotified =
  typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4));

function block(milliseconds: number): void {
  if (neverNotified) {
    Atomics.wait(neverNotified, 0, 0, milliseconds);
    return;
  }
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
