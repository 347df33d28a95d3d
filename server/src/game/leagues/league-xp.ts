import type { Transaction } from '@server/platform/database';

/** What the ledger knows about a learner before `at` (ms), and in the time from `since` (ms) until then. */
export async function xpBefore(
  { manager }: Transaction,
  userId: string,
  { since, at }: { since: number; at: number },
): Promise<{ total: number; recent: number }> {
  const [row]: { total: number; recent: number }[] = await manager.sql`
    SELECT COALESCE(SUM(amount), 0) AS total,
      COALESCE(SUM(CASE WHEN created_at >= ${since} THEN amount ELSE 0 END), 0) AS recent
    FROM ledger_entries WHERE user_id = ${userId} AND currency = 'xp' AND created_at < ${at}`;
  return { total: Number(row!.total), recent: Number(row!.recent) };
}
