import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, QueryRunner } from 'typeorm';

interface TransactionContext {
  readonly dataSource: DataSource;
  readonly runner: QueryRunner;
  /** False after COMMIT or ROLLBACK: what the work left running may then use the database as anybody. */
  open: boolean;
}

const current = new AsyncLocalStorage<TransactionContext>();

/** A programmer's mistake, never a learner's: the database was used around the open transaction. */
export class TransactionMisuseError extends Error {
  override readonly name = 'TransactionMisuseError';
}

/** Runs `work` so that everything it calls knows of the open transaction of `runner`. */
export async function runInside<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  const context: TransactionContext = { dataSource: runner.dataSource, runner, open: true };
  try {
    return await current.run(context, work);
  } finally {
    context.open = false;
  }
}

/** Runs `work` as though no transaction were open: for background work that a commit sets off. */
export function outsideTransaction<T>(work: () => T): T {
  return current.exit(work);
}

/**
 * Throws when a transaction is open here and `runner` (absent: a new one) is not its own. On SQLite the query
 * would wait for itself; on PostgreSQL it would silently miss the transaction.
 */
export function refuseOutsiders(dataSource: DataSource, runner?: QueryRunner): void {
  const context = current.getStore();
  if (!context?.open || context.dataSource !== dataSource || context.runner === runner) return;
  throw new TransactionMisuseError(
    'Inside database.transaction() only its own tx.manager may be used; this query went through another ' +
      'manager, repository or transaction. Pass `tx` on to what takes part, or call it after the commit.',
  );
}
