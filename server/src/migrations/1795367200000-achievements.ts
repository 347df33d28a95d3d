import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** How many learners have earned each achievement. */
export class Achievements1795367200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'achievement_counts',
        columns: [column.primaryUuid('achievement_id'), column.integer('learners')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('achievement_counts');
  }
}
