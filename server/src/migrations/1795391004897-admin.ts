import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { column } from './columns';

const FEEDBACK_OF_USER = new TableIndex({ name: 'ix_feedback_user', columnNames: ['user_id'] });

/** What admins decided about reports, and the log of what they did. */
export class Admin1795391004897 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'report_decisions',
        columns: [
          column.primaryUuid('feedback_id'),
          column.boolean('is_accepted'),
          column.timestamp('decided_at'),
          column.uuid('decided_by'),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'audit_entries',
        columns: [
          column.primaryUuid(),
          column.timestamp('created_at'),
          column.uuid('admin_id', { isNullable: true }),
          column.enumeration('action'),
          column.varchar('subject'),
          column.json('details'),
        ],
      }),
    );
    await runner.createIndex('feedback', FEEDBACK_OF_USER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('feedback', FEEDBACK_OF_USER);
    await runner.dropTable('audit_entries');
    await runner.dropTable('report_decisions');
  }
}
