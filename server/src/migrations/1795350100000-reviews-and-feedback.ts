import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Reviews of courses, and feedback to lessons and spellbook pages. */
export class ReviewsAndFeedback1795350100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'reviews',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('course_id'),
          column.timestamp('created_at'),
          column.timestamp('updated_at'),
          column.integer('rating', { isNullable: true }),
          column.text('public_review'),
          column.text('private_review'),
        ],
        indices: [
          { name: 'uq_reviews_user_course', columnNames: ['user_id', 'course_id'], isUnique: true },
          { name: 'ix_reviews_course', columnNames: ['course_id', 'created_at'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'feedback',
        columns: [
          column.primaryUuid(),
          column.timestamp('created_at'),
          column.uuid('user_id', { isNullable: true }),
          column.enumeration('kind'),
          column.uuid('subject_id'),
          column.timestamp('subject_version'),
          column.text('text'),
          column.text('code', { isNullable: true }),
        ],
        indices: [{ name: 'ix_feedback_subject', columnNames: ['kind', 'subject_id', 'created_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('feedback');
    await runner.dropTable('reviews');
  }
}
