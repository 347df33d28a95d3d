import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** A lesson's task in one line, and how long it takes: both optional. */
export class LessonTask1795344976379 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('lessons', [
      new TableColumn(column.text('task', { isNullable: true })),
      new TableColumn(column.integer('minutes', { isNullable: true })),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('lessons', ['task', 'minutes']);
  }
}
