/** A judged submission, or a learner's own run of their code. */
export const LANES = ['judged', 'interactive'] as const;
export type Lane = (typeof LANES)[number];

/** Of nine runs taken while both lanes wait, this many are the lane's. */
const WEIGHTS: Readonly<Record<Lane, number>> = { judged: 6, interactive: 3 };

/**
 * First-in-first-out lanes, taken from in turn by weight: a busy lane slows the other by its share and never starves
 * it.
 */
export class FairQueue<T> {
  private readonly waiting: Record<Lane, T[]> = { judged: [], interactive: [] };
  private readonly again: T[] = [];
  private readonly credit: Record<Lane, number> = { judged: 0, interactive: 0 };

  depth(lane: Lane): number {
    return this.waiting[lane].length;
  }

  get size(): number {
    return LANES.reduce((sum, lane) => sum + this.depth(lane), this.again.length);
  }

  push(lane: Lane, item: T): void {
    this.waiting[lane].push(item);
  }

  /** Puts back an item for a retry: it has waited its turn already, so it goes first. */
  putBack(item: T): void {
    this.again.push(item);
  }

  remove(lane: Lane, item: T): boolean {
    const list = this.again.includes(item) ? this.again : this.waiting[lane];
    const at = list.indexOf(item);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  }

  take(): T | undefined {
    if (this.again.length > 0) return this.again.shift();
    const lanes = LANES.filter((lane) => this.depth(lane) > 0);
    if (lanes.length === 0) return undefined;
    for (const lane of lanes) this.credit[lane] += WEIGHTS[lane];
    const chosen = lanes.reduce((best, lane) => (this.credit[lane] > this.credit[best] ? lane : best));
    this.credit[chosen] -= lanes.reduce((sum, lane) => sum + WEIGHTS[lane], 0);
    return this.waiting[chosen].shift();
  }

  /** Empties every lane. */
  drain(): T[] {
    return [...this.again.splice(0), ...LANES.flatMap((lane) => this.waiting[lane].splice(0))];
  }
}
