import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { ITEMS, type ItemKind, isOffered } from '@shared/rules/items';
import { text } from '@shared/texts';

const BUY = LedgerReason.define('item.buy');

const notSold = () => new DomainError('conflict', text('game.no-salmon-sold'));

/** Buys one item for gems. Each call is a purchase of its own. */
@Injectable()
export class BuyItem {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` if the item isn't sold now, or the learner doesn't have enough gems. */
  async execute(userId: string, kind: ItemKind): Promise<void> {
    if (!isOffered(kind)) throw notSold();
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const purchase = { userId, reason: BUY, source: newId(at.getTime()), at };
      await this.ledger.spend(tx, { ...purchase, currency: 'gems', amount: ITEMS[kind].price });
      await this.ledger.pay(tx, { ...purchase, currency: kind, amount: 1 });
    });
  }
}
