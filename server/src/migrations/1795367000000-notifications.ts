import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Learners' notifications. */
export class Notifications1795367000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'notifications',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.enumeration('type'),
          column.varchar('key'),
          column.json('data'),
          column.timestamp('created_at'),
          column.timestamp('viewed_at', { isNullable: true }),
        ],
        indices: [
          { name: 'uq_notifications_key', columnNames: ['user_id', 'type', 'key'], isUnique: true },
          { name: 'ix_notifications_newest', columnNames: ['user_id', 'created_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notifications');
  }
}
