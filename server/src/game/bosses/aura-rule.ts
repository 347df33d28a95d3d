import { Injectable } from '@nestjs/common';
import { type LessonPay, REWARD_ORDER, RewardRule } from '@server/game/xp';
import type { Transaction } from '@server/platform/database';
import { BossEvents } from './boss-events';
import { ReadTotals } from './boss-totals';

/** More XP during a fight, the more lessons all learners complete; until its end, also after the boss is defeated. */
@Injectable()
export class BossAura extends RewardRule {
  readonly order = REWARD_ORDER.bossAura;

  constructor(
    private readonly events: BossEvents,
    private readonly totals: ReadTotals,
  ) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const event = await this.events.at(pay.completion.completedAt, tx.manager);
    if (!event) return;
    const { aura } = await this.totals.of(event, tx.manager);
    pay.addPercent('Boss aura', Math.round(aura * 100));
  }

  /** A guest is promised what's certain: the aura may be gone by the time they've signed up. */
  applyToNewAccount(): void {}
}
