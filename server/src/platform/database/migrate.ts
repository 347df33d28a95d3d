import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';

/** Any number that nothing else in the product uses for an advisory lock. */
const MIGRATION_LOCK = 7_240_115;

/**
 * Runs the migrations that the database has not seen, all in one transaction, so a failed start changes
 * nothing. Any number of processes may start at the same time: one migrates, the others wait and find it done.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  // SQLite rebuilds a table to change it, which must not cascade to its children; takes effect only before BEGIN.
  await runner.beforeMigration();
  try {
    await runner.startTransaction();
    await waitForTurn(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'all';
    const done = await executor.executePendingMigrations();
    await runner.commitTransaction();
    return done.map((migration) => migration.name);
  } catch (error) {
    // The first error says what went wrong; one of the rollback (a lost connection) follows from it.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.afterMigration();
    await runner.release();
  }
}

/** On SQLite BEGIN IMMEDIATE has locked the file already. */
async function waitForTurn(runner: QueryRunner): Promise<void> {
  if (runner.dataSource.options.type !== 'postgres') return;
  await runner.query('SET LOCAL lock_timeout = 0');
  await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}
