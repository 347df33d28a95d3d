import type { LessonCompletion, LessonReward } from '@server/submissions';
import { XpTally } from '@shared/rules/xp';

/** What one completed lesson pays, while the reward rules add to it. */
export class LessonPay {
  private readonly tally = new XpTally();
  private readonly extras: Array<{ name: string; xp: number }> = [];

  constructor(readonly completion: Readonly<LessonCompletion>) {}

  /** The pay of the lesson itself so far, without extras; never below 0. */
  get lessonXp(): number {
    return this.tally.xp;
  }

  /** A flat line. */
  add(name: string, xp: number): void {
    this.tally.add(name, xp);
  }

  /** A line of `percent` of what the lines above it add up to; 0 adds none. */
  addPercent(name: string, percent: number): void {
    this.tally.addPercent(name, percent);
  }

  /** A line at the end for what the rule has paid in a ledger entry of its own: no percentage applies to it. */
  addExtra(name: string, xp: number): void {
    this.extras.push({ name, xp });
  }

  toReward(): LessonReward {
    const extras = this.extras.map(({ name, xp }) => ({ name, percent: 0, xp }));
    const xp = extras.reduce((total, line) => total + line.xp, this.tally.xp);
    return { xp, breakdown: [...this.tally.lines, ...extras] };
  }
}
