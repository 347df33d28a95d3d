import { Injectable } from '@nestjs/common';
import { insertOnce, newId, type Transaction } from '@server/platform/database';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AccountEntity } from './account.entity';
import { type Account, checkPostings, nameOf, type Posting } from './check-postings';
import type { Money } from './money';
import { PostingEntity } from './posting.entity';
import { TransactionEntity } from './transaction.entity';
import { TransactionKind } from './transaction-kind';

const REVERSAL = TransactionKind.define('reversal');

/** What makes a transaction the same one when it's booked again. */
export interface TransactionKey {
  kind: TransactionKind;
  /** What it's for, such as the payment's id at the provider. Never a name or an address: it's kept forever. */
  source: string;
}

export interface NewTransaction extends TransactionKey {
  postings: readonly Posting[];
  at: Date;
}

/** The site's books: all money is booked through this class (docs/money.md). */
@Injectable()
export class Accounts {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Books once per kind and source; true if it was booked now.
   * @throws Error for postings that don't add up, or that aren't those booked before for this kind and source.
   */
  async book(tx: Transaction, { kind, source, postings, at }: NewTransaction): Promise<boolean> {
    checkPostings(postings);
    const id = newId(at.getTime());
    const key = { kind: kind.name, source };
    if (!(await insertOnce(tx, TransactionEntity, { id, ...key, reversesId: null, createdAt: at }))) {
      await requireSame(tx.manager, key, postings);
      return false;
    }
    const rows: PostingEntity[] = [];
    // Always in the same order, so that transactions that open the same accounts don't deadlock.
    for (const { account, amount } of postings.toSorted(byAccount))
      rows.push({ transactionId: id, accountId: await openAccount(tx, account, at), ...amount });
    await tx.manager.insert(PostingEntity, rows);
    return true;
  }

  /**
   * Takes a transaction back with the opposite of each of its postings, once; true if it was taken back now. What should
   * have been booked instead is a transaction with another source.
   * @throws Error if there's no such transaction.
   */
  async reverse(tx: Transaction, { kind, source }: TransactionKey, at: Date): Promise<boolean> {
    const original = await tx.manager.findOneBy(TransactionEntity, { kind: kind.name, source });
    if (!original) throw new Error(`There's no ${kind.name} ${source} to reverse.`);
    const id = newId(at.getTime());
    const reversal = { kind: REVERSAL.name, source: original.id, reversesId: original.id };
    if (!(await insertOnce(tx, TransactionEntity, { id, ...reversal, createdAt: at }))) return false;
    const postings = await tx.manager.findBy(PostingEntity, { transactionId: original.id });
    const opposite = postings.map((row) => ({ ...row, transactionId: id, minorUnits: -row.minorUnits }));
    await tx.manager.insert(PostingEntity, opposite);
    return true;
  }

  /**
   * The balance in each currency that was booked, by currency; positive on the side of the account's kind. Inside a
   * transaction, pass its `tx.manager`.
   */
  async balances(
    { kind, ownerId = '' }: Account,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Money[]> {
    const rows: { currency: string; total: string }[] = await manager.sql`
      SELECT currency, CAST(SUM(minor_units) AS TEXT) AS total
      FROM money_postings JOIN money_accounts ON money_accounts.id = account_id
      WHERE kind = ${kind.name} AND owner_id = ${ownerId} GROUP BY currency ORDER BY currency`;
    return rows.map(({ currency, total }) => ({
      currency,
      minorUnits: kind.side === 'debit' ? BigInt(total) : -BigInt(total),
    }));
  }
}

const byAccount = (one: Posting, other: Posting) => (nameOf(one.account) < nameOf(other.account) ? -1 : 1);

/** The account's id. */
async function openAccount(tx: Transaction, { kind, ownerId = '' }: Account, at: Date): Promise<string> {
  const key = { kind: kind.name, ownerId };
  const known = await tx.manager.findOneBy(AccountEntity, key);
  if (known) return known.id;
  await insertOnce(tx, AccountEntity, { id: newId(at.getTime()), ...key, createdAt: at });
  return (await tx.manager.findOneByOrFail(AccountEntity, key)).id;
}

/** Owners aren't compared: an erased learner's accounts have another one by now. */
async function requireSame(
  manager: EntityManager,
  key: { kind: string; source: string },
  postings: readonly Posting[],
): Promise<void> {
  const { id } = await manager.findOneByOrFail(TransactionEntity, key);
  const rows = await manager.findBy(PostingEntity, { transactionId: id });
  const accounts = await manager.findBy(AccountEntity, { id: In(rows.map(({ accountId }) => accountId)) });
  const kinds = new Map(accounts.map((account) => [account.id, account.kind]));
  const line = (kind: string | undefined, { minorUnits, currency }: Money) =>
    `${kind} ${minorUnits} ${currency}`;
  const before = rows.map((row) => line(kinds.get(row.accountId), row)).sort();
  const now = postings.map(({ account, amount }) => line(account.kind.name, amount)).sort();
  if (before.join() !== now.join())
    throw new Error(`The ${key.kind} ${key.source} was booked before, with other postings.`);
}
