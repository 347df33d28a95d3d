import { Injectable } from '@nestjs/common';
import { insertOnce, newId, type Transaction } from '@server/platform/database';
import { DataSource, type EntityManager } from 'typeorm';
import { type Currency, LedgerEntryEntity, type LedgerReason } from './ledger-entry.entity';

/** What makes a payment the same as another. */
export interface PaymentKey {
  userId: string;
  currency: Currency;
  reason: LedgerReason;
  source: string;
}

export interface Payment extends PaymentKey {
  /** Whole; below zero takes. */
  amount: number;
  at: Date;
  detail?: object;
}

/** The one place where XP and gems come from and go to. */
@Injectable()
export class Ledger {
  constructor(private readonly dataSource: DataSource) {}

  /** Pays unless the same was paid before, whatever the amount was then; true when it was paid now. */
  pay(tx: Transaction, { at, detail, ...payment }: Payment): Promise<boolean> {
    const row = { id: newId(at.getTime()), createdAt: at, detail: detail ?? null, ...payment };
    return insertOnce(tx, LedgerEntryEntity, row);
  }

  isPaid(tx: Transaction, key: PaymentKey): Promise<boolean> {
    return tx.manager.existsBy(LedgerEntryEntity, key);
  }

  /** What the learner has; inside a transaction pass its `tx.manager`. */
  async balance(
    userId: string,
    currency: Currency,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    return (await this.balances(userId, manager))[currency];
  }

  async balances(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<Currency, number>> {
    const rows: Array<{ currency: Currency; total: number }> = await manager.sql`
      SELECT currency, SUM(amount) AS total FROM ledger_entries WHERE user_id = ${userId} GROUP BY currency`;
    const totals = { xp: 0, gems: 0 };
    for (const { currency, total } of rows) totals[currency] = Number(total);
    return totals;
  }
}
