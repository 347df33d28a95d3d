import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Leaderboards and the feed of completed lessons. */
export class Leaderboards1795369000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'leaderboard_entries',
        columns: [
          column.primaryUuid('user_id'),
          column.boolean('competes'),
          column.integer('total_xp'),
          column.integer('day_xp'),
          column.timestamp('day_expires_at', { isNullable: true }),
          column.integer('lessons'),
          column.integer('karma'),
          column.timestamp('archmage_at', { isNullable: true }),
        ],
        indices: [
          { name: 'ix_leaderboard_entries_day', columnNames: ['competes', 'day_xp', 'user_id'] },
          { name: 'ix_leaderboard_entries_karma', columnNames: ['competes', 'karma', 'user_id'] },
          { name: 'ix_leaderboard_entries_archmage', columnNames: ['competes', 'archmage_at', 'user_id'] },
          { name: 'ix_leaderboard_entries_expiry', columnNames: ['day_expires_at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'leaderboard_totals',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true },
          column.bigint('learners'),
          column.bigint('lessons'),
          column.bigint('day_xp'),
          column.bigint('archmages'),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'lesson_feed',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('lesson_id'),
          column.uuid('course_id'),
          column.integer('xp'),
          column.timestamp('completed_at'),
        ],
        indices: [{ name: 'ix_lesson_feed_completed', columnNames: ['completed_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('lesson_feed');
    await runner.dropTable('leaderboard_totals');
    await runner.dropTable('leaderboard_entries');
  }
}
