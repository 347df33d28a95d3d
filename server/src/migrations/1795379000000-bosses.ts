import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { column } from './columns';

/** Boss fights, and an index of who was active in the last week. */
export class Bosses1795379000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [events(), damage(), hits()]) await runner.createTable(table);
    await runner.createIndex('active_days', BY_DAY());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('active_days', BY_DAY());
    for (const { name } of [hits(), damage(), events()]) await runner.dropTable(name);
  }
}

const BY_DAY = () => new TableIndex({ name: 'ix_active_days_day', columnNames: ['day', 'user_id'] });

const events = () =>
  new Table({
    name: 'boss_events',
    columns: [
      column.primaryUuid(),
      column.varchar('boss'),
      column.integer('running', { isNullable: true }),
      column.timestamp('starts_at'),
      column.timestamp('expires_at'),
      column.timestamp('defeated_at', { isNullable: true }),
      column.bigint('health'),
      column.integer('full_aura_lessons'),
      column.bigint('folded_xp'),
      column.uuid('announced_through', { isNullable: true }),
      column.timestamp('announced_at', { isNullable: true }),
      column.uuid('honored_through', { isNullable: true }),
      column.timestamp('settled_at', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_boss_events_running', columnNames: ['running'], isUnique: true },
      { name: 'ix_boss_events_starts', columnNames: ['starts_at'] },
    ],
  });

const damage = () =>
  new Table({
    name: 'boss_damage',
    columns: [
      column.uuid('event_id', { isPrimary: true }),
      column.uuid('user_id', { isPrimary: true }),
      column.integer('xp'),
      column.integer('lessons'),
      column.integer('chests'),
      column.timestamp('first_hit_at', { isNullable: true }),
    ],
    indices: [
      { name: 'ix_boss_damage_chests', columnNames: ['event_id', 'chests', 'xp'] },
      { name: 'ix_boss_damage_user', columnNames: ['user_id'] },
    ],
  });

const hits = () =>
  new Table({
    name: 'boss_hits',
    columns: [
      column.primaryUuid(),
      column.uuid('event_id'),
      column.uuid('user_id'),
      column.integer('xp'),
      column.integer('lessons'),
      column.timestamp('hit_at'),
    ],
    indices: [{ name: 'ix_boss_hits_event', columnNames: ['event_id', 'hit_at', 'xp', 'lessons'] }],
  });
