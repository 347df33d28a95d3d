import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { ITEMS, type ItemKind } from '@shared/rules/items';

const SELL = LedgerReason.define('item.sell');

/** Sells one item for its refund in gems. */
@Injectable()
export class SellItem {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` if the learner has none. */
  execute(userId: string, kind: ItemKind): Promise<void> {
    return this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const sale = { userId, reason: SELL, source: newId(at.getTime()), at };
      await this.ledger.spend(tx, { ...sale, currency: kind, amount: 1 });
      await this.ledger.pay(tx, { ...sale, currency: 'gems', amount: ITEMS[kind].refund });
    });
  }
}
