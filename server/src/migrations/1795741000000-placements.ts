import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners' checks of courses say. */
export class Placements1795741000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'placements',
        columns: [
          { ...column.uuid('user_id'), isPrimary: true },
          { ...column.uuid('course_id'), isPrimary: true },
          column.json('chapter_ids'),
          column.timestamp('taken_at'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('placements');
  }
}
