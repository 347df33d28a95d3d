/** One query that waits for a thread. */
interface Waiting {
  learner: string;
  /** Of its text. */
  length: number;
  start(): void;
}

interface Usage {
  running: number;
  waiting: number;
  /** Milliseconds on threads. */
  spent: number;
}

/**
 * Whose query is next: the one of the learner who has used the threads least, and of the same learner the one with the
 * smallest text. One learner never has all threads, so that nobody waits for all that somebody else has sent.
 */
export class QueryTurns {
  private readonly waiting: Waiting[] = [];
  private readonly usage = new Map<string, Usage>();
  private running = 0;

  constructor(
    private readonly threads: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Runs `work` when it's this learner's turn. */
  async take<T>(learner: string, length: number, work: () => Promise<T>): Promise<T> {
    const usage = this.enter(learner);
    usage.waiting += 1;
    const turn = Promise.withResolvers<void>();
    this.waiting.push({ learner, length, start: turn.resolve });
    this.startNext();
    await turn.promise;
    const startedAt = this.now();
    try {
      return await work();
    } finally {
      usage.spent += this.now() - startedAt;
      usage.running -= 1;
      this.running -= 1;
      if (usage.running + usage.waiting === 0) this.usage.delete(learner);
      this.startNext();
    }
  }

  /** A newcomer begins like the one who has used least, and can't keep the others waiting for what they used before. */
  private enter(learner: string): Usage {
    const known = this.usage.get(learner);
    if (known) return known;
    const spent = Math.min(...[...this.usage.values()].map((other) => other.spent));
    const usage = { running: 0, waiting: 0, spent: Number.isFinite(spent) ? spent : 0 };
    this.usage.set(learner, usage);
    return usage;
  }

  private startNext(): void {
    while (this.running < this.threads) {
      const next = this.next();
      if (!next) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      const usage = this.usage.get(next.learner)!;
      usage.waiting -= 1;
      usage.running += 1;
      this.running += 1;
      next.start();
    }
  }

  private next(): Waiting | undefined {
    const most = Math.max(1, this.threads - 1);
    const used = ({ learner }: Waiting) => this.usage.get(learner)!;
    return this.waiting
      .filter((each) => used(each).running < most)
      .reduce<Waiting | undefined>((best, each) => {
        if (!best) return each;
        const difference = used(each).spent - used(best).spent || each.length - best.length;
        return difference < 0 ? each : best;
      }, undefined);
  }
}
