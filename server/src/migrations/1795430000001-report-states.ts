import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** What became of each report, private words in reviews included: new, read or done, and whether it was accepted. */
export class ReportStates1795430000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'report_states',
        columns: [
          column.primaryUuid('report_id'),
          column.uuid('user_id', { isNullable: true }),
          column.enumeration('status'),
          column.boolean('is_accepted'),
          column.timestamp('changed_at'),
        ],
        indices: [{ name: 'ix_report_states_user', columnNames: ['user_id'] }],
      }),
    );
    await runner.query(
      `INSERT INTO report_states (report_id, user_id, status, is_accepted, changed_at)
      SELECT feedback_id, user_id, 'done', is_accepted, decided_at
      FROM report_decisions JOIN feedback ON feedback.id = feedback_id`,
    );
    await runner.dropTable('report_decisions');
    await runner.addColumn(
      'reviews',
      new TableColumn(column.timestamp('private_review_at', { isNullable: true })),
    );
    await runner.query(`UPDATE reviews SET private_review_at = updated_at WHERE private_review <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('reviews', 'private_review_at');
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
    // Who decided is in the log.
    await runner.query(
      `INSERT INTO report_decisions (feedback_id, is_accepted, decided_at, decided_by)
      SELECT report_id, is_accepted, changed_at, '' FROM report_states
      JOIN feedback ON feedback.id = report_id WHERE status = 'done'`,
    );
    await runner.dropTable('report_states');
  }
}
