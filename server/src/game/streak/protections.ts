import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Notifications } from '@server/notifications';
import type { Transaction } from '@server/platform/database';
import { type Day, dayAfter, endOfDay, startOfDay } from '@shared/rules/days';
import { missDay, type Protections as Protection, type StreakState } from '@shared/rules/streak';
import { CoveredDayEntity } from './covered-day.entity';
import { RestDayEntity } from './rest-day.entity';
import { ServiceOutages } from './service-outages';
import type { StreakEntity } from './streak.entity';

const SPENT = LedgerReason.define('streak.day-covered');
const EARNED = LedgerReason.define('streak.ember-earned');

/** What covers missed days: looks up what a learner has, and spends it. Callers have locked the learner's row. */
@Injectable()
export class Protections {
  constructor(
    private readonly ledger: Ledger,
    private readonly outages: ServiceOutages,
    private readonly notifications: Notifications,
  ) {}

  /** Decides the missed day after `streak.throughDay`, and pays for what covers it. */
  async miss(tx: Transaction, streak: StreakEntity): Promise<StreakState> {
    const { userId, timeZone } = streak;
    const day = dayAfter(streak.throughDay);
    const start = startOfDay(timeZone, day);
    const end = endOfDay(timeZone, day);
    // A zone can skip a day, which nobody could have used.
    const wasSkipped = end <= start;
    const protection: Protection = {
      isRestDay: await this.isRestDay(tx, userId, day),
      wasOutage: wasSkipped || (await this.outages.forgives(start, end, tx.manager)),
      embers: await this.heldAt(tx, userId, 'ember', end),
      frozenFlames: await this.heldAt(tx, userId, 'frozen_flame', end),
    };
    const { state, cover } = missDay(streak, protection);
    if (cover) await tx.manager.insert(CoveredDayEntity, { userId, day, cover });
    if (cover === 'ember') await this.spend(tx, userId, 'ember', day, end);
    if (cover === 'flame') await this.spend(tx, userId, 'frozen_flame', day, end);
    return state;
  }

  isRestDay(tx: Transaction, userId: string, day: Day): Promise<boolean> {
    return tx.manager.existsBy(RestDayEntity, { userId, day });
  }

  embers(tx: Transaction, userId: string): Promise<number> {
    return this.ledger.balance(userId, 'ember', tx.manager);
  }

  /** Once a day. */
  async payEmber(tx: Transaction, userId: string, day: Day, at: Date): Promise<void> {
    await this.ledger.pay(tx, { userId, currency: 'ember', amount: 1, reason: EARNED, source: day, at });
  }

  /**
   * What the learner had when a day ended, and still has. What was bought later repairs nothing, even if the day is
   * decided later.
   */
  private async heldAt(
    tx: Transaction,
    userId: string,
    currency: 'ember' | 'frozen_flame',
    end: Date,
  ): Promise<number> {
    const { balance, before } = await this.ledger.balanceAt(tx, {
      userId,
      currency,
      before: end,
      charges: SPENT,
    });
    return Math.max(0, Math.min(balance, before));
  }

  private async spend(
    tx: Transaction,
    userId: string,
    currency: 'ember' | 'frozen_flame',
    day: Day,
    at: Date,
  ): Promise<void> {
    await this.ledger.spend(tx, { userId, currency, amount: 1, reason: SPENT, source: day, at });
    const type = currency === 'ember' ? 'ember_consumed' : 'frozen_flame_consumed';
    await this.notifications.add(tx, { userId, type, data: {}, key: day, at });
  }
}
