import { Injectable } from '@nestjs/common';
import { UserEntity } from '@server/people/users';
import { insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { CURRENCIES, type Currency } from '@shared/rules/currencies';
import { DataSource, type EntityManager } from 'typeorm';
import { LedgerEntryEntity } from './ledger-entry.entity';
import type { LedgerReason } from './ledger-reason';
import { tooFew } from './too-few';

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

/** All XP, gems and items are earned and spent through this class (docs/rewards.md). */
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
    checked(amount);
    if (!(await lockRow(tx, UserEntity, { id: userId }))) throw new Error(`User ${userId} doesn't exist.`);
    if (await this.isPaid(tx, entry)) return false;
    const { balance, latest } = await this.account(tx.manager, userId, currency);
    if (balance < amount) throw new DomainError('conflict', tooFew(currency, amount, balance));
    // A charge that waited for the lock is dated after what it spends, so that a replay never finds a negative balance.
    const at = new Date(Math.max(entry.at.getTime(), latest));
    return this.insert(tx, { ...entry, at }, 0 - amount);
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
    const [{ total }] = await manager.sql`
      SELECT COALESCE(SUM(amount), 0) AS total FROM ledger_entries
      WHERE user_id = ${userId} AND currency = ${currency}`;
    return Number(total);
  }

  /**
   * The balance now, and what it would have been at `before` with all charges of one reason, even those dated later. For
   * rules that decide afterwards what a learner had.
   */
  async balanceAt(
    tx: Transaction,
    at: { userId: string; currency: Currency; before: Date; charges: LedgerReason },
  ): Promise<{ balance: number; before: number }> {
    const { userId, currency, before, charges } = at;
    const [row] = await tx.manager.sql`
      SELECT COALESCE(SUM(amount), 0) AS balance, COALESCE(SUM(
        CASE WHEN created_at < ${before.getTime()} OR reason = ${charges.name} THEN amount ELSE 0 END), 0) AS before
      FROM ledger_entries WHERE user_id = ${userId} AND currency = ${currency}`;
    return { balance: Number(row.balance), before: Number(row.before) };
  }

  /** Of every currency; 0 for those that the learner never had. */
  async balances(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<Currency, number>> {
    const rows: Array<{ currency: Currency; total: number }> = await manager.sql`
      SELECT currency, SUM(amount) AS total FROM ledger_entries WHERE user_id = ${userId} GROUP BY currency`;
    const totals = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0])) as Record<
      Currency,
      number
    >;
    for (const { currency, total } of rows) totals[currency] = Number(total);
    return totals;
  }

  /** Entries for one reason, the newest first. */
  newest(
    manager: EntityManager,
    { userId, currency, reason }: Omit<LedgerKey, 'source'>,
    limit: number,
  ): Promise<LedgerEntryEntity[]> {
    return manager.find(LedgerEntryEntity, {
      where: { userId, currency, reason: reason.name },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** The balance, and when its latest entry is dated (ms). */
  private async account(manager: EntityManager, userId: string, currency: Currency) {
    const [{ total, latest }] = await manager.sql`
      SELECT COALESCE(SUM(amount), 0) AS total, COALESCE(MAX(created_at), 0) AS latest FROM ledger_entries
      WHERE user_id = ${userId} AND currency = ${currency}`;
    return { balance: Number(total), latest: Number(latest) };
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
