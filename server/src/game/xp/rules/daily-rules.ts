import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { FIRST_OF_DAY_XP, MAX_STREAK_PERCENT, STREAK_PERCENT_PER_DAY, streakPercent } from '@shared/rules/xp';
import { ActiveDays } from '../active-days';
import type { LessonPay, NewAccountPay } from '../lesson-pay';
import { REWARD_ORDER, RewardRule } from '../reward-rule';

/** Longer streaks don't earn more. */
const MAX_STREAK_DAYS = MAX_STREAK_PERCENT / STREAK_PERCENT_PER_DAY;

/** Bonus for the first completion of the learner's day. */
@Injectable()
export class FirstOfDay extends RewardRule {
  readonly order = REWARD_ORDER.firstOfDay;

  constructor(private readonly activeDays: ActiveDays) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    if (await this.activeDays.add(tx, pay.completion)) this.applyToNewAccount(pay);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    pay.add('First lesson of the day', FIRST_OF_DAY_XP);
  }
}

/** Bonus for the streak before today. */
@Injectable()
export class Streak extends RewardRule {
  readonly order = REWARD_ORDER.streak;

  constructor(private readonly activeDays: ActiveDays) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const days = await this.activeDays.streakBefore(tx, pay.completion, MAX_STREAK_DAYS);
    pay.addPercent('Streak', streakPercent(days));
  }

  applyToNewAccount(): void {}
}
