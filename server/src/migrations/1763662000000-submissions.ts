import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Submissions and their results. */
export class Submissions1763662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'submissions',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('lesson_id'),
          column.uuid('course_id'),
          column.timestamp('created_at'),
          column.json('answer'),
          column.enumeration('result_slug'),
          column.text('result_message'),
          column.integer('xp_reward'),
          column.json('xp_breakdown'),
        ],
        indices: [
          { name: 'ix_submissions_user_lesson', columnNames: ['user_id', 'lesson_id', 'created_at'] },
          { name: 'ix_submissions_lesson', columnNames: ['lesson_id', 'created_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('submissions');
  }
}
