import type { LessonCompletion, LessonReward, NewAccountCompletion } from '@server/solving/submissions';
import type { Day } from '@shared/rules/days';
import { XpTally } from '@shared/rules/xp';
import type { XpLineName } from '@shared/texts/labels';

/** The pay of one completed lesson, built up by the reward rules. */
export class LessonPay<Completion extends NewAccountCompletion = LessonCompletion> {
  private readonly tally = new XpTally();
  private readonly extras: Array<{ name: string; xp: number }> = [];

  /** The learner's day that it counts for, once a rule has found out. */
  day?: Day;

  constructor(readonly completion: Readonly<Completion>) {}

  /** The lesson's pay so far, without extras; never below 0. */
  get lessonXp(): number {
    return this.tally.xp;
  }

  /** Adds a flat line. */
  add(name: XpLineName, xp: number): void {
    this.tally.add(name, xp);
  }

  /** Adds a line of `percent` of the sum of the lines above it; 0 adds no line. */
  addPercent(name: XpLineName, percent: number): void {
    this.tally.addPercent(name, percent);
  }

  /** Adds a final line for something the rule paid in a separate ledger entry. Percentages don't apply to it. */
  addExtra(name: XpLineName, xp: number): void {
    this.extras.push({ name, xp });
  }

  toReward(): LessonReward {
    const extras = this.extras.map(({ name, xp }) => ({ name, percent: 0, xp }));
    const xp = extras.reduce((total, line) => total + line.xp, this.tally.xp);
    return { xp, breakdown: [...this.tally.lines, ...extras], ...(this.day && { day: this.day }) };
  }
}

/** What a lesson would pay an account that has done nothing yet. */
export type NewAccountPay = LessonPay<NewAccountCompletion>;
