import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What payment providers have sent. */
export class Webhooks1795630000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(webhooks());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhooks');
  }
}

const webhooks = () =>
  new Table({
    name: 'webhooks',
    columns: [
      column.primaryUuid(),
      column.enumeration('provider'),
      column.varchar('event_id'),
      column.varchar('event_type'),
      column.text('body'),
      column.timestamp('received_at'),
    ],
    indices: [{ name: 'uq_webhooks_event', columnNames: ['provider', 'event_id'], isUnique: true }],
  });
