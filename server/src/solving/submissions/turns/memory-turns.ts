import { type TurnRules, Turns } from './turns';

interface Runs {
  running: number;
  queued: Array<() => void>;
}

/** The turns of one process. */
export class MemoryTurns extends Turns {
  private readonly byKey = new Map<string, Runs>();

  async run<T>(key: string, rules: TurnRules, work: () => Promise<T>): Promise<T> {
    const runs = this.byKey.get(key) ?? { running: 0, queued: [] };
    this.byKey.set(key, runs);
    await this.acquire(runs, rules);
    try {
      return await work();
    } finally {
      this.release(key, runs);
    }
  }

  private async acquire(runs: Runs, { running, queued, refusal }: TurnRules): Promise<void> {
    if (runs.running < running) {
      runs.running += 1;
      return;
    }
    if (runs.queued.length >= queued) throw refusal();
    await new Promise<void>((resolve) => runs.queued.push(resolve));
  }

  /** The slot goes straight to the next in the queue, so that nobody slips in between. */
  private release(key: string, runs: Runs): void {
    const next = runs.queued.shift();
    if (next) next();
    else runs.running -= 1;
    if (runs.running === 0) this.byKey.delete(key);
  }
}
