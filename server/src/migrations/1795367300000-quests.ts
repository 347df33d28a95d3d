import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** The daily quests that learners accepted. */
export class Quests1795367300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'user_quests',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('quest_id'),
          column.varchar('day'),
          column.timestamp('accepted_at'),
          column.timestamp('expires_at'),
          column.timestamp('completed_at', { isNullable: true }),
        ],
        indices: [{ name: 'uq_user_quests_day', columnNames: ['user_id', 'day'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('user_quests');
  }
}
