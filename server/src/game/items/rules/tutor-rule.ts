import { Injectable, Optional } from '@nestjs/common';
import {
  Ledger,
  LedgerReason,
  type LessonPay,
  REWARD_ORDER,
  RewardRule,
  SolutionSeen,
} from '@server/game/xp';
import type { Transaction } from '@server/platform/database';
import { TUTOR_PERCENT } from '@shared/rules/items';
import { NO_TUTOR, TutorUse } from '../tutor-use';

const EATEN = LedgerReason.define('baked-salmon');

/** Help from the tutor before the first success halves the lesson's pay, unless there's baked salmon to offer. */
@Injectable()
export class TutorUsed extends RewardRule {
  readonly order = REWARD_ORDER.tutor;

  constructor(
    private readonly ledger: Ledger,
    private readonly solutionSeen: SolutionSeen,
    @Optional() private readonly tutor: TutorUse = NO_TUTOR,
  ) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const { userId, exercise } = pay.completion;
    if (!(await this.tutor.wasUsed(tx, userId, exercise.id))) return;
    if (await this.eatSalmon(pay, tx)) pay.add('Tutor used, with baked salmon', 0);
    else pay.addPercent('Tutor used', TUTOR_PERCENT);
  }

  applyToNewAccount(): void {}

  private async eatSalmon(pay: LessonPay, tx: Transaction): Promise<boolean> {
    const { userId, exercise, completedAt: at } = pay.completion;
    if (await this.solutionSeen.forfeits(pay, tx)) return false; // nothing left to save
    if ((await this.ledger.balance(userId, 'baked_salmon', tx.manager)) === 0) return false;
    const salmon = { userId, currency: 'baked_salmon', reason: EATEN, source: exercise.id } as const;
    return this.ledger.spend(tx, { ...salmon, amount: 1, at });
  }
}
