import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import { type Day, dayAfter, endOfDay, startOfDay } from '@shared/rules/days';
import {
  type DayCover,
  missDay,
  type Protections as Protection,
  type StreakState,
} from '@shared/rules/streak';
import { CoveredDayEntity } from './covered-day.entity';
import { RestDayEntity } from './rest-day.entity';
import { ServiceOutages } from './service-outages';
import type { StreakEntity } from './streak.entity';

const SPENT = LedgerReason.define('streak.day-covered');
const EARNED = LedgerReason.define('streak.ember-earned');

type SpentCurrency = 'ember' | 'frozen_flame';
const CURRENCY_OF: Partial<Record<DayCover, SpentCurrency>> = { ember: 'ember', flame: 'frozen_flame' };

/** Covers of decided days, while they're decided again. */
interface Redecided {
  returned: readonly DayCover[];
  spent: readonly DayCover[];
}

export interface CoverChange {
  day: Day;
  before: DayCover | null;
  after: DayCover | null;
}

interface ChangeOfCovers {
  userId: string;
  timeZone: string;
  changes: readonly CoverChange[];
  /** What days were decided again for, once. Missing the first time. */
  source?: string;
}

/** What covers missed days: looks up what a learner has, and spends it. Callers have locked the learner's row. */
@Injectable()
export class Protections {
  constructor(
    private readonly ledger: Ledger,
    private readonly outages: ServiceOutages,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** Decides the missed day after `streak.throughDay`, and pays for what covers it. */
  async miss(tx: Transaction, streak: StreakEntity): Promise<StreakState> {
    const { userId, timeZone } = streak;
    const day = dayAfter(streak.throughDay);
    const { state, cover } = missDay(streak, await this.on(tx, streak, day));
    const changes = [{ day, before: null, after: cover }];
    if (cover) await this.change(tx, { userId, timeZone, changes });
    return state;
  }

  /** What can protect a missed day. `again`: covers to disregard, and those decided meanwhile in their place. */
  async on(
    tx: Transaction,
    { userId, timeZone }: Pick<StreakEntity, 'userId' | 'timeZone'>,
    day: Day,
    again?: Redecided,
  ): Promise<Protection> {
    const start = startOfDay(timeZone, day);
    const end = endOfDay(timeZone, day);
    // A zone can skip a day, which nobody could have used.
    const wasSkipped = end <= start;
    return {
      isRestDay: await this.isRestDay(tx, userId, day),
      wasOutage: wasSkipped || (await this.outages.forgives(start, end, tx.manager)),
      embers: await this.heldAt(tx, userId, { currency: 'ember', end, more: balanceOf(again, 'ember') }),
      frozenFlames: await this.heldAt(tx, userId, {
        currency: 'frozen_flame',
        end,
        more: balanceOf(again, 'flame'),
      }),
    };
  }

  /** Stores what covers days now. What a day doesn't need anymore is given back; what it needs now is spent. */
  async change(tx: Transaction, { userId, timeZone, changes, source }: ChangeOfCovers): Promise<void> {
    for (const { day, before } of changes) {
      if (!before) continue;
      await tx.manager.delete(CoveredDayEntity, { userId, day });
      await this.giveBack(tx, userId, { cover: before, day, source });
    }
    for (const { day, after } of changes) {
      if (!after) continue;
      await tx.manager.insert(CoveredDayEntity, { userId, day, cover: after });
      await this.spend(tx, userId, { cover: after, day, at: endOfDay(timeZone, day), source });
    }
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
    { currency, end, more }: { currency: SpentCurrency; end: Date; more: number },
  ): Promise<number> {
    const { balance, before } = await this.ledger.balanceAt(tx, {
      userId,
      currency,
      before: end,
      charges: SPENT,
    });
    return Math.max(0, Math.min(balance, before) + more);
  }

  private async spend(
    tx: Transaction,
    userId: string,
    { cover, day, at, source }: { cover: DayCover; day: Day; at: Date; source?: string },
  ): Promise<void> {
    const currency = CURRENCY_OF[cover];
    if (!currency) return;
    const key = source === undefined ? day : `${day} ${source}`;
    await this.ledger.spend(tx, { userId, currency, amount: 1, reason: SPENT, source: key, at });
    const type = currency === 'ember' ? 'ember_consumed' : 'frozen_flame_consumed';
    await this.notifications.add(tx, { userId, type, data: {}, key: day, at });
  }

  /** For the same reason as the charge, so that both together count as if nothing had been spent. */
  private async giveBack(
    tx: Transaction,
    userId: string,
    { cover, day, source }: { cover: DayCover; day: Day; source?: string },
  ): Promise<void> {
    const currency = CURRENCY_OF[cover];
    if (!currency) return;
    const entry = { userId, currency, amount: 1, reason: SPENT, at: this.clock.now() };
    await this.ledger.pay(tx, { ...entry, source: `${day} back ${source}` });
  }
}

function balanceOf(again: Redecided | undefined, cover: DayCover): number {
  const count = (covers: readonly DayCover[] = []) => covers.filter((one) => one === cover).length;
  return count(again?.returned) - count(again?.spent);
}
