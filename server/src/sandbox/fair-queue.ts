/** `judged` is for submissions, `interactive` for runs that the learner starts. */
export const LANES = ['judged', 'interactive'] as const;
export type Lane = (typeof LANES)[number];

/** Each lane's share of nine runs taken while both lanes have queued runs. */
const WEIGHTS: Readonly<Record<Lane, number>> = { judged: 6, interactive: 3 };

/**
 * FIFO lanes with weighted round-robin scheduling: a busy lane slows the other down by its weight, but never starves it.
 */
export class FairQueue<T> {
  private readonly waiting: Record<Lane, T[]> = { judged: [], interactive: [] };
  private readonly retries: T[] = [];
  private readonly credit: Record<Lane, number> = { judged: 0, interactive: 0 };

  depth(lane: Lane): number {
    return this.waiting[lane].length;
  }

  get size(): number {
    return LANES.reduce((sum, lane) => sum + this.depth(lane), this.retries.length);
  }

  push(lane: Lane, item: T): void {
    this.waiting[lane].push(item);
  }

  /** Requeues an item for a retry. It goes first, because it has already waited. */
  putBack(item: T): void {
    this.retries.push(item);
  }

  remove(lane: Lane, item: T): boolean {
    const list = this.retries.includes(item) ? this.retries : this.waiting[lane];
    const at = list.indexOf(item);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  }

  take(): T | undefined {
    if (this.retries.length > 0) return this.retries.shift();
    const lanes = LANES.filter((lane) => this.depth(lane) > 0);
    if (lanes.length === 0) return undefined;
    for (const lane of lanes) this.credit[lane] += WEIGHTS[lane];
    const chosen = lanes.reduce((best, lane) => (this.credit[lane] > this.credit[best] ? lane : best));
    this.credit[chosen] -= lanes.reduce((sum, lane) => sum + WEIGHTS[lane], 0);
    return this.waiting[chosen].shift();
  }

  /** Empties every lane. */
  drain(): T[] {
    return [...this.retries.splice(0), ...LANES.flatMap((lane) => this.waiting[lane].splice(0))];
  }
}
