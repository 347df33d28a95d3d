import { CURRENCIES } from '@shared/rules/currencies';
import type { DataSource } from 'typeorm';

/** Learners whose entries are in memory at the same time. */
const LEARNERS_PER_STEP = 200;

export interface LedgerReport {
  entries: number;
  learners: number;
  /** One sentence each; empty if the ledger is sound. */
  problems: string[];
}

interface Row {
  id: string;
  userId: string;
  currency: string;
  amount: number;
  reason: string;
  source: string;
}

/**
 * Replays every entry in the order of its date and compares the result with the balances that the application reads.
 * Also reports balances that were negative at any point, and anything that was paid or charged twice. Only reads, and
 * each step sees a consistent state, so a server may be running.
 */
export async function replayLedger(dataSource: DataSource): Promise<LedgerReport> {
  const report: LedgerReport = { entries: 0, learners: 0, problems: [] };
  for (let after = ''; ; ) {
    const learners = await nextLearners(dataSource, after);
    if (learners.length === 0) return report;
    const first = learners[0]!;
    after = learners.at(-1)!;
    const { rows, sums } = await dataSource.transaction('REPEATABLE READ', async (manager) => ({
      rows: (await manager.sql`
        SELECT id, user_id AS "userId", currency, amount, reason, source FROM ledger_entries
        WHERE user_id >= ${first} AND user_id <= ${after}
        ORDER BY user_id, created_at, amount DESC, id`) as Row[],
      sums: (await manager.sql`
        SELECT user_id AS "userId", currency, SUM(amount) AS amount FROM ledger_entries
        WHERE user_id >= ${first} AND user_id <= ${after} GROUP BY user_id, currency`) as Row[],
    }));
    report.entries += rows.length;
    report.learners += learners.length;
    report.problems.push(...problemsOf(rows, sums));
  }
}

async function nextLearners(dataSource: DataSource, after: string): Promise<string[]> {
  const rows: Array<{ userId: string }> = after
    ? await dataSource.sql`
        SELECT DISTINCT user_id AS "userId" FROM ledger_entries WHERE user_id > ${after}
        ORDER BY user_id LIMIT ${LEARNERS_PER_STEP}`
    : await dataSource.sql`
        SELECT DISTINCT user_id AS "userId" FROM ledger_entries ORDER BY user_id LIMIT ${LEARNERS_PER_STEP}`;
  return rows.map(({ userId }) => userId);
}

/** `rows` in the order to replay them, `sums` as the application reads them. */
export function problemsOf(rows: readonly Row[], sums: readonly Omit<Row, 'id' | 'reason' | 'source'>[]) {
  const problems: string[] = [];
  const balances = new Map<string, number>();
  const keys = new Set<string>();
  for (const { id, userId, currency, amount, reason, source } of rows) {
    const account = `${userId} ${currency}`;
    const balance = (balances.get(account) ?? 0) + amount;
    balances.set(account, balance);
    if (!CURRENCIES.some((known) => known === currency))
      problems.push(`Entry ${id} is in ${currency}, which isn't a currency.`);
    if (!Number.isSafeInteger(amount)) problems.push(`Entry ${id} isn't a whole number: ${amount}.`);
    if (balance < 0)
      problems.push(`Entry ${id} leaves learner ${userId} with ${balance} ${currency}: below zero.`);
    const key = JSON.stringify([account, reason, source]);
    if (keys.has(key)) problems.push(`Entry ${id} is a duplicate: ${reason} ${source} of learner ${userId}.`);
    keys.add(key);
  }
  for (const { userId, currency, amount } of sums) {
    const replayed = balances.get(`${userId} ${currency}`);
    if (replayed !== Number(amount))
      problems.push(`Learner ${userId} has ${amount} ${currency}, but a replay gives ${replayed}.`);
  }
  return problems;
}
