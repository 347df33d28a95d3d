/** A judged submission, a learner's own run of their code, a check of the curriculum. */
export const LANES = ['judged', 'interactive', 'content'] as const;
export type Lane = (typeof LANES)[number];

/** Of ten runs that are taken while every lane waits, this many are the lane's. */
const WEIGHTS: Readonly<Record<Lane, number>> = { judged: 6, interactive: 3, content: 1 };

/**
 * Three first-in-first-out lanes, taken from in turn by weight: a busy lane slows the others by its share and
 * starves none.
 */
export class FairQueue<T> {
  private readonly waiting: Record<Lane, T[]> = { judged: [], interactive: [], content: [] };
  private readonly again: { lane: Lane; item: T }[] = [];
  private readonly credit: Record<Lane, number> = { judged: 0, interactive: 0, content: 0 };

  depth(lane: Lane): number {
    return this.waiting[lane].length;
  }

  get size(): number {
    return LANES.reduce((sum, lane) => sum + this.depth(lane), this.again.length);
  }

  push(lane: Lane, item: T): void {
    this.waiting[lane].push(item);
  }

  /** Puts back what was taken and has to be done over: it has waited its turn already, so it is next of all. */
  putBack(lane: Lane, item: T): void {
    this.again.push({ lane, item });
  }

  remove(lane: Lane, item: T): boolean {
    const backAt = this.again.findIndex((each) => each.item === item);
    if (backAt >= 0) return this.again.splice(backAt, 1).length > 0;
    const at = this.waiting[lane].indexOf(item);
    if (at >= 0) this.waiting[lane].splice(at, 1);
    return at >= 0;
  }

  /** The next item among the lanes that `mayTake` allows. */
  take(mayTake: (lane: Lane) => boolean = () => true): T | undefined {
    const backAt = this.again.findIndex(({ lane }) => mayTake(lane));
    if (backAt >= 0) return this.again.splice(backAt, 1)[0]!.item;
    const lanes = LANES.filter((lane) => this.depth(lane) > 0 && mayTake(lane));
    if (lanes.length === 0) return undefined;
    for (const lane of lanes) this.credit[lane] += WEIGHTS[lane];
    const chosen = lanes.reduce((best, lane) => (this.credit[lane] > this.credit[best] ? lane : best));
    this.credit[chosen] -= lanes.reduce((sum, lane) => sum + WEIGHTS[lane], 0);
    return this.waiting[chosen].shift();
  }

  /** Empties every lane. */
  drain(): T[] {
    const back = this.again.splice(0).map(({ item }) => item);
    return [...back, ...LANES.flatMap((lane) => this.waiting[lane].splice(0))];
  }
}
