import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column } from './columns';

const REQUEST = 'uq_submissions_request';

/** Answers that were made offline: their requests' ids, when they were made, and what proves that time. */
export class OfflineAnswers1795390782038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'time_anchors',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('session_id'),
          column.timestamp('created_at'),
          column.timestamp('local_at'),
          column.varchar('secret'),
          column.timestamp('last_made_at', { isNullable: true }),
        ],
        indices: [
          { name: 'uq_time_anchors_session', columnNames: ['session_id'], isUnique: true },
          { name: 'ix_time_anchors_user', columnNames: ['user_id'] },
        ],
      }),
    );
    await runner.addColumns('submissions', [
      new TableColumn(column.uuid('request_id', { isNullable: true })),
      new TableColumn(column.timestamp('made_at', { isNullable: true })),
    ]);
    await runner.createIndex(
      'submissions',
      new TableIndex({ name: REQUEST, columnNames: ['user_id', 'request_id'], isUnique: true }),
    );
    await runner.addColumn('streaks', new TableColumn(column.timestamp('zone_since', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('streaks', 'zone_since');
    await runner.dropIndex('submissions', REQUEST);
    await runner.dropColumns('submissions', ['made_at', 'request_id']);
    await runner.dropTable('time_anchors');
  }
}
