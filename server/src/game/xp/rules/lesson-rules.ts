import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { levelOfXp } from '@shared/rules/levels';
import { baseXp, levelPercent, SOLUTION_PERCENT } from '@shared/rules/xp';
import { Ledger } from '../ledger';
import { LedgerReason } from '../ledger-reason';
import type { LessonPay, NewAccountPay } from '../lesson-pay';
import { REWARD_ORDER, RewardRule } from '../reward-rule';

/** Base pay by difficulty. */
@Injectable()
export class BasePay extends RewardRule {
  readonly order = REWARD_ORDER.base;

  apply(pay: NewAccountPay): void {
    pay.add('Lesson', baseXp(pay.completion.difficulty));
  }

  applyToNewAccount(pay: NewAccountPay): void {
    this.apply(pay);
  }
}

/** Helps newcomers. Based on the level before this lesson. */
@Injectable()
export class LevelMultiplier extends RewardRule {
  readonly order = REWARD_ORDER.level;

  constructor(private readonly ledger: Ledger) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const xp = await this.ledger.balance(pay.completion.userId, 'xp', tx.manager);
    addMultiplier(pay, xp);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    addMultiplier(pay, 0);
  }
}

const addMultiplier = (pay: NewAccountPay, xp: number) =>
  pay.addPercent('Level multiplier', levelPercent(levelOfXp(xp)));

/** A seer stone that was used to view a solution; the source is the exercise. */
export const SEER_STONE_USED = LedgerReason.define('seer-stone');

/** Viewing the solution before the first success forfeits the lesson's pay, unless a seer stone was used. */
@Injectable()
export class SolutionSeen extends RewardRule {
  readonly order = REWARD_ORDER.solution;

  constructor(private readonly ledger: Ledger) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    if (await this.forfeits(pay, tx)) pay.addPercent('Solution seen', SOLUTION_PERCENT);
  }

  applyToNewAccount(): void {}

  async forfeits({ completion }: LessonPay, tx: Transaction): Promise<boolean> {
    if (!completion.sawSolution) return false;
    const { userId, exercise } = completion;
    return !(await this.ledger.isPaid(tx, {
      userId,
      currency: 'seer_stone',
      reason: SEER_STONE_USED,
      source: exercise.id,
    }));
  }
}
