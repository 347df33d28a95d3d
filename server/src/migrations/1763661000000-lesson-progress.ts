import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Each learner's progress in each lesson. */
export class LessonProgress1763661000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'lesson_progress',
        columns: [
          column.primaryUuid('user_id'),
          column.primaryUuid('lesson_id'),
          column.integer('attempts'),
          column.integer('success_count'),
          column.timestamp('first_success_at', { isNullable: true }),
          column.timestamp('completed_at', { isNullable: true }),
          column.timestamp('solution_viewed_at', { isNullable: true }),
          column.timestamp('updated_at'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('lesson_progress');
  }
}
