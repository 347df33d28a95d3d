import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** Streaks, what protects them, and everything that learners completed. */
export class Streaks1795368700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [streaks(), activities(), coveredDays(), restDays(), heartbeats(), outages()])
      await runner.createTable(table);
    // Until now, only lessons made a day active, and how many wasn't stored.
    for (const name of ['items', 'lessons'])
      await runner.addColumn('active_days', new TableColumn(column.integer(name, { default: '1' })));
    for (const name of ['items', 'lessons'])
      await runner.changeColumn('active_days', name, new TableColumn(column.integer(name)));
    await runner.query(COPY_LESSONS);
    await runner.query(COPY_TRAINING);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['items', 'lessons']) await runner.dropColumn('active_days', name);
    for (const { name } of [streaks(), activities(), coveredDays(), restDays(), heartbeats(), outages()])
      await runner.dropTable(name);
  }
}

const streaks = () =>
  new Table({
    name: 'streaks',
    columns: [
      column.primaryUuid('user_id'),
      column.varchar('time_zone'),
      column.integer('length'),
      column.integer('longest'),
      column.varchar('through_day'),
      column.varchar('frozen_through', { isNullable: true }),
      column.integer('ember_progress'),
      column.varchar('ember_day', { isNullable: true }),
      column.varchar('warned_day', { isNullable: true }),
      column.timestamp('due_at', { isNullable: true }),
      column.integer('daily_goal'),
      column.boolean('is_activity_public'),
    ],
    indices: [{ name: 'ix_streaks_due', columnNames: ['due_at'] }],
  });

const activities = () =>
  new Table({
    name: 'activities',
    columns: [
      column.primaryUuid('user_id'),
      column.enumeration('kind', { isPrimary: true }),
      column.primaryUuid('source'),
      column.timestamp('happened_at'),
    ],
    indices: [{ name: 'ix_activities_user', columnNames: ['user_id', 'happened_at'] }],
  });

const coveredDays = () =>
  new Table({
    name: 'covered_days',
    columns: [
      column.primaryUuid('user_id'),
      column.varchar('day', { isPrimary: true }),
      column.enumeration('cover'),
    ],
  });

const restDays = () =>
  new Table({
    name: 'rest_days',
    columns: [column.primaryUuid('user_id'), column.varchar('day', { isPrimary: true })],
  });

const heartbeats = () =>
  new Table({
    name: 'service_heartbeats',
    columns: [column.integer('id', { isPrimary: true }), column.timestamp('beat_at')],
  });

const outages = () =>
  new Table({
    name: 'service_outages',
    columns: [column.timestamp('started_at', { isPrimary: true }), column.timestamp('ended_at')],
    indices: [{ name: 'ix_service_outages_end', columnNames: ['ended_at'] }],
  });

const COPY_LESSONS = `
  INSERT INTO activities (user_id, kind, source, happened_at)
  SELECT user_id, 'lesson', lesson_id, first_success_at FROM lesson_progress WHERE first_success_at IS NOT NULL`;

const COPY_TRAINING = `
  INSERT INTO activities (user_id, kind, source, happened_at)
  SELECT user_id, 'training', id, reviewed_at FROM training_reviews`;
