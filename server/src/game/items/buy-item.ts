import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { ITEMS, type ItemKind } from '@shared/rules/items';

const BUY = LedgerReason.define('item.buy');

/** Buys one item for gems. Each call is a purchase of its own. */
@Injectable()
export class BuyItem {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` if the learner doesn't have enough gems. */
  execute(userId: string, kind: ItemKind): Promise<void> {
    return this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const purchase = { userId, reason: BUY, source: newId(at.getTime()), at };
      await this.ledger.spend(tx, { ...purchase, currency: 'gems', amount: ITEMS[kind].price });
      await this.ledger.pay(tx, { ...purchase, currency: kind, amount: 1 });
    });
  }
}
