import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Learners' drafts, and the earlier versions that can be restored. */
export class Drafts1795345066471 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'lesson_drafts',
        columns: [
          column.primaryUuid('user_id'),
          column.primaryUuid('lesson_id'),
          column.integer('version'),
          column.timestamp('saved_at'),
          column.varchar('writer'),
          column.varchar('starter', { isNullable: true }),
          column.json('answer', { isNullable: true }),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'lesson_draft_versions',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('lesson_id'),
          column.timestamp('saved_at'),
          column.enumeration('reason'),
          column.varchar('writer'),
          column.varchar('starter', { isNullable: true }),
          column.json('answer'),
        ],
        indices: [{ name: 'ix_lesson_draft_versions_user_lesson', columnNames: ['user_id', 'lesson_id'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('lesson_draft_versions');
    await runner.dropTable('lesson_drafts');
  }
}
