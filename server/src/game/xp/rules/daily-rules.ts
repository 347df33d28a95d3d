import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { FIRST_OF_DAY_XP, MAX_STREAK_PERCENT, STREAK_PERCENT_A_DAY, streakPercent } from '@shared/rules/xp';
import { ActiveDays } from '../active-days';
import type { LessonPay } from '../lesson-pay';
import { REWARD_ORDER, RewardRule } from '../reward-rule';

/** Longer streaks earn no more. */
const STREAK_DAYS_THAT_COUNT = MAX_STREAK_PERCENT / STREAK_PERCENT_A_DAY;

/** The first completion of the learner's day. */
@Injectable()
export class FirstOfDay extends RewardRule {
  readonly order = REWARD_ORDER.firstOfDay;

  constructor(private readonly activeDays: ActiveDays) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    if (await this.activeDays.add(tx, pay.completion)) pay.add('First lesson of the day', FIRST_OF_DAY_XP);
  }
}

/** The days in a row before this one. */
@Injectable()
export class Streak extends RewardRule {
  readonly order = REWARD_ORDER.streak;

  constructor(private readonly activeDays: ActiveDays) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const days = await this.activeDays.streakBefore(tx, pay.completion, STREAK_DAYS_THAT_COUNT);
    pay.addPercent('Streak', streakPercent(days));
  }
}
