import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** The transactional outbox of platform/events: one row for each event and subscriber. */
export class Outbox1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'outbox_messages',
        columns: [
          column.primaryUuid(),
          column.varchar('event'),
          column.varchar('subscriber'),
          column.varchar('order_key', { isNullable: true }),
          column.json('payload'),
          column.enumeration('state'),
          column.integer('attempts'),
          column.varchar('owner', { isNullable: true }),
          column.timestamp('occurred_at'),
          column.timestamp('available_at'),
          column.timestamp('finished_at', { isNullable: true }),
          column.text('last_error', { isNullable: true }),
        ],
        indices: [
          { name: 'ix_outbox_messages_due', columnNames: ['state', 'available_at'] },
          { name: 'ix_outbox_messages_finished', columnNames: ['state', 'finished_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_messages');
  }
}
