import { Injectable } from '@nestjs/common';
import type { ExerciseSourceName } from '@server/learning/exercises';
import type { Transaction } from '@server/platform/database';
import {
  type LessonCompletion,
  type LessonReward,
  LessonRewards,
  type NewAccountCompletion,
  NO_REWARD,
} from '@server/solving/submissions';
import { Ledger } from './ledger';
import { LedgerReason } from './ledger-reason';
import { LessonPay } from './lesson-pay';
import { RewardRules } from './reward-rule';

/** By where the exercise comes from; the source is its id. */
const REASONS: Record<ExerciseSourceName, LedgerReason> = {
  lesson: LedgerReason.define('lesson'),
  challenge: LedgerReason.define('challenge'),
};

/** Pays for a completed exercise according to the reward rules, once per learner. */
@Injectable()
export class PayLesson extends LessonRewards {
  constructor(
    private readonly ledger: Ledger,
    private readonly rules: RewardRules,
  ) {
    super();
  }

  async pay(tx: Transaction, completion: LessonCompletion): Promise<LessonReward> {
    const { userId, exercise, completedAt: at } = completion;
    const key = { userId, currency: 'xp', reason: REASONS[exercise.source], source: exercise.id } as const;
    if (await this.ledger.isPaid(tx, key)) return NO_REWARD;
    const pay = new LessonPay(completion);
    await this.rules.apply(pay, tx);
    const reward = pay.toReward();
    await this.ledger.pay(tx, { ...key, amount: pay.lessonXp, at, detail: reward.breakdown });
    return reward;
  }
  ofNewAccount(completion: NewAccountCompletion): LessonReward {
    const pay = new LessonPay(completion);
    this.rules.applyToNewAccount(pay);
    return pay.toReward();
  }
}
