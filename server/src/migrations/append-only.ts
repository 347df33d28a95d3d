import type { QueryRunner } from 'typeorm';

/**
 * Makes the database refuse to update and delete a table's rows, and on PostgreSQL to truncate it. Dropping the table
 * still works.
 */
export async function refuseChanges(runner: QueryRunner, table: string): Promise<void> {
  if (runner.dataSource.options.type === 'postgres') {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$`);
    await runner.query(`
      CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    return;
  }
  for (const change of ['UPDATE', 'DELETE'])
    await runner.query(`
      CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
      BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`);
}
