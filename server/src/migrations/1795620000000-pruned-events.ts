import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column } from './columns';

/** Keeps deliveries only until they're handled; who has received an event is then in the event's own row. */
export class PrunedEvents1795620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('events', new TableColumn(column.text('subscribers', { default: "''" })));
    await runner.query(MARK_SUBSCRIBERS);
    for (const name of ['ix_event_deliveries_open', 'ix_event_deliveries_order'])
      await runner.dropIndex('event_deliveries', name);
    await runner.query(`DELETE FROM event_deliveries WHERE state = 'done'`);
    for (const index of indices()) await runner.createIndex('event_deliveries', index);
    for (const table of [knownSubscribers(), prunedEvents()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [knownSubscribers(), prunedEvents()]) await runner.dropTable(name);
    for (const { name } of indices()) await runner.dropIndex('event_deliveries', name!);
    for (const index of oldIndices()) await runner.createIndex('event_deliveries', index);
    await runner.dropColumn('events', 'subscribers');
  }
}

const MARK_SUBSCRIBERS = `
  UPDATE events SET subscribers = (
    SELECT string_agg('[' || d.subscriber || ']', '') FROM event_deliveries d WHERE d.position = events.position)
  WHERE EXISTS (SELECT 1 FROM event_deliveries d WHERE d.position = events.position)`;

const indices = () => [
  new TableIndex({ name: 'ix_event_deliveries_state', columnNames: ['subscriber', 'state', 'position'] }),
  new TableIndex({ name: 'ix_event_deliveries_order', columnNames: ['subscriber', 'order_key', 'position'] }),
];

const oldIndices = () => [
  new TableIndex({
    name: 'ix_event_deliveries_open',
    columnNames: ['subscriber', 'state', 'position'],
    where: "state <> 'done'",
  }),
  new TableIndex({
    name: 'ix_event_deliveries_order',
    columnNames: ['subscriber', 'order_key', 'position'],
    where: "state <> 'done'",
  }),
];

const knownSubscribers = () =>
  new Table({
    name: 'known_subscribers',
    columns: [column.varchar('name', { isPrimary: true }), column.timestamp('first_seen_at')],
  });

const prunedEvents = () =>
  new Table({
    name: 'pruned_events',
    columns: [column.varchar('name', { isPrimary: true }), column.timestamp('newest_at')],
  });
