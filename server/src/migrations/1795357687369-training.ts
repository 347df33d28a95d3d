import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners train, and every time that they did. */
export class Training1795357687369 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'training_cards',
        columns: [
          column.primaryUuid('user_id'),
          column.primaryUuid('lesson_id'),
          column.timestamp('created_at'),
          column.timestamp('due_at'),
          column.integer('reviews'),
          column.integer('failures'),
          column.json('memory'),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'training_reviews',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('lesson_id'),
          column.timestamp('reviewed_at'),
          column.enumeration('rating'),
          column.integer('failures'),
          column.integer('seconds'),
          column.json('before'),
          column.integer('reviews_before'),
        ],
        indices: [
          { name: 'ix_training_reviews_user', columnNames: ['user_id', 'reviewed_at'] },
          { name: 'ix_training_reviews_user_lesson', columnNames: ['user_id', 'lesson_id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('training_reviews');
    await runner.dropTable('training_cards');
  }
}
