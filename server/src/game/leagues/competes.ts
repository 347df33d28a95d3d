import { LeaderboardEntryEntity } from '@server/community/leaderboards';
import type { Transaction } from '@server/platform/database';

/** Everybody takes part until they choose not to. */
export async function competes({ manager }: Transaction, userId: string): Promise<boolean> {
  return !(await manager.existsBy(LeaderboardEntryEntity, { userId, competes: false }));
}
