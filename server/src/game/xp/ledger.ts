import { Injectable } from '@nestjs/common';
import { insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { UserEntity } from '@server/users';
import { DataSource, type EntityManager } from 'typeorm';
import { type Currency, LedgerEntryEntity } from './ledger-entry.entity';
import type { LedgerReason } from './ledger-reason';

/** The idempotency key of a payment or charge. */
export interface LedgerKey {
  userId: string;
  currency: Currency;
  reason: LedgerReason;
  /** What it's for, such as the id of the lesson or purchase. */
  source: string;
}

export interface LedgerEntry extends LedgerKey {
  /** A whole number, at least 0. */
  amount: number;
  at: Date;
  detail?: object;
}

const notEnough = (currency: Currency) =>
  new DomainError('conflict', `You don't have enough ${currency === 'xp' ? 'XP' : currency} for this.`);

/** All XP and gems are earned and spent through this class (docs/rewards.md). */
@Injectable()
export class Ledger {
  constructor(private readonly dataSource: DataSource) {}

  /** Pays once per key; true if it was paid now. An earlier payment counts even if the amount was different. */
  async pay(tx: Transaction, entry: LedgerEntry): Promise<boolean> {
    return this.insert(tx, entry, checked(entry.amount));
  }

  /**
   * Charges `amount` once per key; true if it was charged now. Locks the learner until the transaction ends, so that
   * concurrent charges never exceed the balance.
   * @throws DomainError `conflict` if the balance is too low.
   */
  async spend(tx: Transaction, entry: LedgerEntry): Promise<boolean> {
    const { userId, currency, amount } = entry;
    const charge = -checked(amount);
    if (!(await lockRow(tx, UserEntity, { id: userId }))) throw new Error(`User ${userId} doesn't exist.`);
    if (await this.isPaid(tx, entry)) return false;
    if ((await this.balance(userId, currency, tx.manager)) < amount) throw notEnough(currency);
    return this.insert(tx, entry, charge);
  }

  /** Whether this key was paid or charged before. */
  isPaid(tx: Transaction, { userId, currency, reason, source }: LedgerKey): Promise<boolean> {
    return tx.manager.existsBy(LedgerEntryEntity, { userId, currency, reason: reason.name, source });
  }

  /** The learner's balance. Inside a transaction, pass its `tx.manager`. */
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

  private insert(
    tx: Transaction,
    { at, detail, reason, ...key }: LedgerEntry,
    amount: number,
  ): Promise<boolean> {
    const row = { id: newId(at.getTime()), createdAt: at, detail: detail ?? null, reason: reason.name };
    return insertOnce(tx, LedgerEntryEntity, { ...key, ...row, amount });
  }
}

function checked(amount: number): number {
  if (Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new Error(`A ledger amount must be a whole number of at least 0: ${amount}.`);
}
