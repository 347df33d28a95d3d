import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** The ledger of XP and gems, and the days on which learners were active. */
export class Ledger1763663000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ledgerEntries());
    await runner.createTable(activeDays());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('active_days');
    await runner.dropTable('ledger_entries');
  }
}

const ledgerEntries = () =>
  new Table({
    name: 'ledger_entries',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.enumeration('currency'),
      column.integer('amount'),
      column.enumeration('reason'),
      column.varchar('source'),
      column.timestamp('created_at'),
      column.json('detail', { isNullable: true }),
    ],
    indices: [
      {
        name: 'uq_ledger_entries_source',
        columnNames: ['user_id', 'currency', 'reason', 'source'],
        isUnique: true,
      },
      { name: 'ix_ledger_entries_total', columnNames: ['user_id', 'currency', 'amount'] },
    ],
  });

const activeDays = () =>
  new Table({
    name: 'active_days',
    columns: [column.primaryUuid('user_id'), column.varchar('day', { isPrimary: true })],
  });
