import { Injectable } from '@nestjs/common';
import { type LessonPay, REWARD_ORDER, RewardRule } from '@server/game/xp';
import type { Transaction } from '@server/platform/database';
import { POTION_PERCENT } from '@shared/rules/items';
import { Potions } from '../potions';

/** More XP while a potion is active. */
@Injectable()
export class PotionBonus extends RewardRule {
  readonly order = REWARD_ORDER.potion;

  constructor(private readonly potions: Potions) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const { userId, completedAt } = pay.completion;
    if (await this.potions.isActive(tx.manager, userId, completedAt))
      pay.addPercent('XP potion', POTION_PERCENT);
  }

  applyToNewAccount(): void {}
}
