import { Injectable } from '@nestjs/common';
import { type LessonPay, type NewAccountPay, REWARD_ORDER, RewardRule } from '@server/game/xp';
import type { Transaction } from '@server/platform/database';
import { FIRST_OF_DAY_XP, streakPercent } from '@shared/rules/xp';
import { Streaks } from './streaks';

/** Bonus for the first lesson of the learner's day. Also what makes the day count. */
@Injectable()
export class FirstOfDay extends RewardRule {
  readonly order = REWARD_ORDER.firstOfDay;

  constructor(private readonly streaks: Streaks) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const { userId, exercise, completedAt, madeAt, timeZone } = pay.completion;
    const times = { at: madeAt ?? completedAt, ...(madeAt && { arrivedAt: completedAt }) };
    const activity = { userId, kind: 'lesson', source: exercise.id, ...times, timeZone } as const;
    const { isFirstLesson, day } = await this.streaks.record(tx, activity);
    pay.day = day;
    if (isFirstLesson) this.applyToNewAccount(pay);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    pay.add('First lesson of the day', FIRST_OF_DAY_XP);
  }
}

/** Bonus for the streak before today. Follows FirstOfDay, which has decided all days before. */
@Injectable()
export class StreakBonus extends RewardRule {
  readonly order = REWARD_ORDER.streak;

  constructor(private readonly streaks: Streaks) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    if (pay.day === undefined) return;
    const before = await this.streaks.lengthBefore(tx, pay.completion.userId, pay.day);
    pay.addPercent('Streak', streakPercent(before));
  }

  applyToNewAccount(): void {}
}
