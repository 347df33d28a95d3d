import type { DataSource, QueryRunner } from 'typeorm';

const PRESERVED_TABLES = new Set(['migrations', 'typeorm_metadata']);

/** Deletes all rows of all tables. Uses DELETE because TRUNCATE takes milliseconds per table on PostgreSQL. */
export async function emptyTables(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const tables = (await tableNames(runner)).filter((table) => !PRESERVED_TABLES.has(table));
    if (dataSource.options.type === 'postgres') await emptyOnPostgres(runner, tables);
    else await emptyOnSqlite(runner, tables);
  } finally {
    await runner.release();
  }
}

async function tableNames(runner: QueryRunner): Promise<string[]> {
  const rows: Array<{ name: string }> = await runner.query(
    runner.dataSource.options.type === 'postgres'
      ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
      : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  return rows.map(({ name }) => name);
}

async function emptyOnPostgres(runner: QueryRunner, tables: string[]): Promise<void> {
  const deletes = tables.map((table) => `DELETE FROM "${table}"`);
  // `replica` disables foreign key triggers, so the order doesn't matter.
  await runner.query(
    ['BEGIN', 'SET LOCAL session_replication_role = replica', ...deletes, 'COMMIT'].join(';'),
  );
}

async function emptyOnSqlite(runner: QueryRunner, tables: string[]): Promise<void> {
  await runner.query('PRAGMA foreign_keys = OFF');
  await runner.startTransaction();
  for (const table of tables) await runner.query(`DELETE FROM "${table}"`);
  await runner.commitTransaction();
  await runner.query('PRAGMA foreign_keys = ON');
}
