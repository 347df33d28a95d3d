import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { refuseChanges } from './append-only';
import { column } from './columns';

/** The books: accounts, and transactions with their postings, which nobody changes. */
export class Money1795630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(accounts());
    await runner.createTable(transactions());
    await runner.createTable(postings());
    await refuseChanges(runner, 'money_transactions');
    await refuseChanges(runner, 'money_postings');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['money_postings', 'money_transactions', 'money_accounts'])
      await runner.dropTable(table);
  }
}

const accounts = () =>
  new Table({
    name: 'money_accounts',
    columns: [
      column.primaryUuid(),
      column.enumeration('kind'),
      column.uuid('owner_id'),
      column.timestamp('created_at'),
    ],
    indices: [{ name: 'uq_money_accounts_owner', columnNames: ['kind', 'owner_id'], isUnique: true }],
  });

const transactions = () =>
  new Table({
    name: 'money_transactions',
    columns: [
      column.primaryUuid(),
      column.enumeration('kind'),
      column.varchar('source'),
      column.uuid('reverses_id', { isNullable: true }),
      column.timestamp('created_at'),
    ],
    indices: [
      { name: 'uq_money_transactions_source', columnNames: ['kind', 'source'], isUnique: true },
      { name: 'uq_money_transactions_reverses', columnNames: ['reverses_id'], isUnique: true },
    ],
  });

const postings = () =>
  new Table({
    name: 'money_postings',
    columns: [
      column.primaryUuid('transaction_id'),
      column.primaryUuid('account_id'),
      column.enumeration('currency', { isPrimary: true }),
      column.bigint('minor_units'),
    ],
    indices: [{ name: 'ix_money_postings_balance', columnNames: ['account_id', 'currency', 'minor_units'] }],
  });
