import type { DataSource, EntityManager } from 'typeorm';
import { describeMoney } from './money';

export interface AccountsReport {
  transactions: number;
  postings: number;
  /** One sentence each; empty if the books are sound. */
  problems: string[];
}

/**
 * Checks all that has been booked: each transaction adds up, so do all of them together, and each reversal is the exact
 * opposite of one transaction. Only reads, one state of the database, so a server may be running.
 */
export function verifyAccounts(dataSource: DataSource): Promise<AccountsReport> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const [{ transactions }] = await manager.sql`SELECT COUNT(*) AS transactions FROM money_transactions`;
    const [{ postings }] = await manager.sql`SELECT COUNT(*) AS postings FROM money_postings`;
    const problems = [
      ...(await unbalanced(manager)),
      ...(await incomplete(manager)),
      ...(await wrongReversals(manager)),
    ];
    return { transactions, postings, problems };
  });
}

async function unbalanced(manager: EntityManager): Promise<string[]> {
  const all: { currency: string; total: string }[] = await manager.sql`
    SELECT currency, CAST(SUM(minor_units) AS TEXT) AS total FROM money_postings
    GROUP BY currency HAVING SUM(minor_units) <> 0 ORDER BY currency`;
  const each: { id: string; currency: string; total: string }[] = await manager.sql`
    SELECT transaction_id AS id, currency, CAST(SUM(minor_units) AS TEXT) AS total FROM money_postings
    GROUP BY transaction_id, currency HAVING SUM(minor_units) <> 0 ORDER BY transaction_id, currency`;
  const left = ({ currency, total }: { currency: string; total: string }) =>
    describeMoney({ currency, minorUnits: BigInt(total) });
  return [
    ...all.map((sum) => `The sum of all postings is ${left(sum)} instead of 0.`),
    ...each.map((sum) => `The sum of transaction ${sum.id} is ${left(sum)} instead of 0.`),
  ];
}

async function incomplete(manager: EntityManager): Promise<string[]> {
  const empty: { id: string }[] = await manager.sql`
    SELECT id FROM money_transactions
    WHERE NOT EXISTS (SELECT 1 FROM money_postings WHERE transaction_id = money_transactions.id) ORDER BY id`;
  const stray: { id: string }[] = await manager.sql`
    SELECT DISTINCT transaction_id AS id FROM money_postings
    WHERE NOT EXISTS (SELECT 1 FROM money_transactions WHERE id = transaction_id)
    OR NOT EXISTS (SELECT 1 FROM money_accounts WHERE id = account_id) ORDER BY transaction_id`;
  return [
    ...empty.map(({ id }) => `Transaction ${id} has no postings.`),
    ...stray.map(({ id }) => `Transaction ${id} or one of its accounts is missing.`),
  ];
}

async function wrongReversals(manager: EntityManager): Promise<string[]> {
  const inexact: { id: string }[] = await manager.sql`
    SELECT DISTINCT id FROM (
      SELECT reversal.id AS id FROM money_transactions reversal
      JOIN money_postings ON transaction_id IN (reversal.id, reversal.reverses_id)
      WHERE reversal.reverses_id IS NOT NULL
      GROUP BY reversal.id, account_id, currency HAVING SUM(minor_units) <> 0) inexact
    ORDER BY id`;
  const misdirected: { id: string }[] = await manager.sql`
    SELECT id FROM money_transactions reversal WHERE reverses_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM money_transactions original
      WHERE original.id = reversal.reverses_id AND original.reverses_id IS NULL)
    ORDER BY id`;
  return [
    ...inexact.map(({ id }) => `Reversal ${id} isn't the opposite of the transaction that it reverses.`),
    ...misdirected.map(({ id }) => `Reversal ${id} reverses no transaction, or another reversal.`),
  ];
}
