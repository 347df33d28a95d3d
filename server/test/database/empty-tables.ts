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
  const guards = await guardsWithRows(runner);
  for (const { name } of guards) await runner.query(`DROP TRIGGER "${name}"`);
  for (const table of tables) await runner.query(`DELETE FROM "${table}"`);
  for (const { sql } of guards) await runner.query(sql);
  await runner.commitTransaction();
  await runner.query('PRAGMA foreign_keys = ON');
}

/** Triggers of append-only tables, which SQLite can't disable. They let an empty table pass. */
async function guardsWithRows(runner: QueryRunner): Promise<Array<{ name: string; sql: string }>> {
  const guards: Array<{ name: string; sql: string; table: string }> = await runner.query(
    `SELECT name, sql, tbl_name AS "table" FROM sqlite_master WHERE type = 'trigger'`,
  );
  const withRows = [];
  for (const guard of guards)
    if ((await runner.query(`SELECT 1 FROM "${guard.table}" LIMIT 1`)).length > 0) withRows.push(guard);
  return withRows;
}
