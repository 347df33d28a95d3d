import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners can claim, and their chests. */
export class Rewards1795367100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [rewards(), userChests()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['user_chests', 'rewards']) await runner.dropTable(name);
  }
}

const rewards = () =>
  new Table({
    name: 'rewards',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.enumeration('type'),
      column.uuid('subject_id'),
      column.integer('amount'),
      column.timestamp('created_at'),
      column.timestamp('claimed_at', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_rewards_subject', columnNames: ['user_id', 'type', 'subject_id'], isUnique: true },
      { name: 'ix_rewards_pending', columnNames: ['user_id', 'claimed_at'] },
    ],
  });

const userChests = () =>
  new Table({
    name: 'user_chests',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.enumeration('kind'),
      column.enumeration('source'),
      column.varchar('source_id'),
      column.varchar('seed'),
      column.integer('edition'),
      column.timestamp('awarded_at'),
    ],
    indices: [
      { name: 'uq_user_chests_source', columnNames: ['user_id', 'source', 'source_id'], isUnique: true },
    ],
  });
