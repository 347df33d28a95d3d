import { tooManyAtOnce } from './submissions.errors';

const MOST_AT_ONCE = 4;
const MOST_WAITING = 128;

interface Line {
  running: number;
  waiting: Array<() => void>;
}

/**
 * Keeps one learner from taking every runner: a few submissions at a time, and at least one runner left to the others.
 * The rest wait their turn, and there's an end to how many may wait.
 */
export class LearnerQueue {
  private readonly lines = new Map<string, Line>();

  constructor(
    /** How many runners there are now. */
    private readonly runners: () => number = () => MOST_AT_ONCE + 1,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** @throws DomainError `rate-limited` when too many of this learner wait already. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(userId) ?? { running: 0, waiting: [] };
    this.lines.set(userId, line);
    await this.turn(line);
    try {
      return await work();
    } finally {
      this.leave(userId, line);
    }
  }

  private async turn(line: Line): Promise<void> {
    if (line.running < Math.max(1, Math.min(MOST_AT_ONCE, this.runners() - 1))) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= this.mostWaiting) throw tooManyAtOnce();
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  /** The place goes straight to the next in line, so that nobody slips in between. */
  private leave(userId: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.lines.delete(userId);
  }
}
