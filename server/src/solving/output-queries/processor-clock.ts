import type { Worker } from 'node:worker_threads';

/** A thread that gets no processor at all for this many times its limit is given up as well. */
const MAX_WAITS = 10;

/** Says when a thread has used the processor for too long. Time in which others had it doesn't count. */
export class ProcessorClock {
  private timer: NodeJS.Timeout;
  private isStopped = false;
  private waits = 1;
  private readonly before: Promise<number>;

  constructor(
    private readonly worker: Worker,
    private readonly limitMs: number,
    private readonly onLate: (reason: string) => void,
  ) {
    this.before = usedMs(worker);
    this.timer = setTimeout(() => void this.check(), limitMs);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async check(): Promise<void> {
    const lastChance = setTimeout(() => this.end(), this.limitMs * MAX_WAITS);
    const left = this.limitMs - ((await usedMs(this.worker)) - (await this.before));
    clearTimeout(lastChance);
    if (this.isStopped) return;
    if (!(left > 0) || this.waits >= MAX_WAITS) return this.end();
    this.waits += 1;
    this.timer = setTimeout(() => void this.check(), this.limitMs);
  }

  private end(): void {
    if (!this.isStopped) this.onLate(`took longer than ${this.limitMs} ms`);
    this.stop();
  }
}

/** A thread that has ended can't say: its owner hears of that by itself. */
async function usedMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return Number.NaN;
  }
}
