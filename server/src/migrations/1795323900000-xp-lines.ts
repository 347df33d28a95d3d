import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['submissions', 'xp_breakdown'],
  ['ledger_entries', 'detail'],
] as const;

const KEYS = [
  ['Name', 'name'],
  ['Percent', 'percent'],
  ['XP', 'xp'],
] as const;

/** Renames the keys of stored XP breakdowns from the wire's names to the code's. */
export class XpLines1795323900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(
      runner,
      KEYS.map(([wire, code]) => [code, wire] as const),
    );
  }
}

async function rename(runner: QueryRunner, keys: ReadonlyArray<readonly [string, string]>): Promise<void> {
  for (const [table, column] of COLUMNS) {
    const renamed = keys.reduce<string>(
      (sql, [from, to]) => `REPLACE(${sql}, '"${from}":', '"${to}":')`,
      column,
    );
    await runner.query(`UPDATE ${table} SET ${column} = ${renamed} WHERE ${column} LIKE '[{%'`);
  }
}
