import { makeAutoObservable } from 'mobx';
import { tipsOf } from './tips';

/** Failures before the first tip is offered: most learners find their mistake the first time. */
const FAILURES_BEFORE_TIP = 2;
/** Those who write code anyway want to find it themselves. */
const FAILURES_BEFORE_EXPERTS_TIP = 4;

export type HelpOffer = 'tip' | 'solution' | null;

/** What a learner who keeps failing a lesson is offered: its tips one by one, then its solution. Kept while it's open. */
export class HelpStore {
  /** While the lesson is open. */
  failures = 0;
  /** How many tips the learner has opened. */
  private opened = 0;
  private readonly tips: readonly string[];

  constructor(
    readme: string,
    private readonly isExperienced: () => boolean = () => false,
  ) {
    this.tips = tipsOf(readme);
    makeAutoObservable<this, 'tips' | 'isExperienced'>(this, { tips: false, isExperienced: false });
  }

  /** The tips that are open, as Markdown. */
  get openTips(): readonly string[] {
    return this.tips.slice(0, this.opened);
  }

  /** One more offer with every failure: the next tip, and the solution once there are no more of them. */
  get offer(): HelpOffer {
    const patience = this.isExperienced() ? FAILURES_BEFORE_EXPERTS_TIP : FAILURES_BEFORE_TIP;
    if (this.failures < patience + this.opened) return null;
    return this.opened < this.tips.length ? 'tip' : 'solution';
  }

  countFailure(): void {
    this.failures += 1;
  }

  openTip(): void {
    if (this.offer === 'tip') this.opened += 1;
  }
}
