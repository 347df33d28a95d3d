import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Times in which admins view Emberforge as learners. */
export class Impersonations1795400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'impersonations',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('admin_id'),
          column.uuid('session_id'),
          column.text('reason'),
          column.timestamp('created_at'),
          column.timestamp('expires_at'),
          column.timestamp('ended_at', { isNullable: true }),
        ],
        indices: [
          { name: 'ix_impersonations_open', columnNames: ['ended_at', 'expires_at'] },
          { name: 'ix_impersonations_user_id', columnNames: ['user_id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('impersonations');
  }
}
