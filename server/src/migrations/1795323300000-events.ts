import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { Outbox1763640000000 } from './1763640000000-outbox';
import { column } from './columns';

/** Stores each event once, with a delivery per subscriber. Moves the outbox's pending messages over. */
export class Events1795323300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(events());
    await runner.createTable(deliveries());
    await runner.query(MOVE_EVENTS);
    await runner.query(MOVE_DELIVERIES);
    await runner.dropTable('outbox_messages');
    if (runner.dataSource.options.type !== 'postgres') return;
    await runner.query('CREATE SEQUENCE event_positions');
    await runner.query(
      `SELECT setval('event_positions', (SELECT COALESCE(MAX(position), 0) + 1 FROM events), false)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.dataSource.options.type === 'postgres') await runner.query('DROP SEQUENCE event_positions');
    await runner.dropTable('event_deliveries');
    await runner.dropTable('events');
    await new Outbox1763640000000().up(runner);
  }
}

const events = () =>
  new Table({
    name: 'events',
    columns: [
      column.bigint('position', { isPrimary: true }),
      column.uuid('id'),
      column.varchar('name'),
      column.integer('version'),
      column.varchar('order_key', { isNullable: true }),
      column.json('payload'),
      column.timestamp('occurred_at'),
    ],
    indices: [
      { name: 'uq_events_id', columnNames: ['id'], isUnique: true },
      { name: 'ix_events_name', columnNames: ['name', 'position'] },
    ],
  });

const deliveries = () =>
  new Table({
    name: 'event_deliveries',
    columns: [
      column.bigint('position', { isPrimary: true }),
      column.varchar('subscriber', { isPrimary: true }),
      column.varchar('order_key', { isNullable: true }),
      column.enumeration('state'),
      column.integer('attempts'),
      column.timestamp('available_at'),
      column.text('last_error', { isNullable: true }),
    ],
    indices: [
      {
        name: 'ix_event_deliveries_open',
        columnNames: ['subscriber', 'state', 'position'],
        where: "state <> 'done'",
      },
      {
        name: 'ix_event_deliveries_order',
        columnNames: ['subscriber', 'order_key', 'position'],
        where: "state <> 'done'",
      },
    ],
  });

/** Excludes submission results: they were in the wire format, and only useful while fresh. */
const WAITING = `state <> 'done' AND event <> 'submissions.lesson-submitted'`;

const MOVE_EVENTS = `
  INSERT INTO events (position, id, name, version, order_key, payload, occurred_at)
  SELECT ROW_NUMBER() OVER (ORDER BY id), id, event, 1, order_key, payload, occurred_at
  FROM outbox_messages WHERE ${WAITING}`;

const MOVE_DELIVERIES = `
  INSERT INTO event_deliveries (position, subscriber, order_key, state, attempts, available_at, last_error)
  SELECT e.position, m.subscriber, m.order_key, m.state, 0, m.available_at, m.last_error
  FROM outbox_messages m JOIN events e ON e.id = m.id`;
