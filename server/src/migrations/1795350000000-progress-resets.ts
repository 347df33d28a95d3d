import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** When a learner last reset a lesson. */
export class ProgressResets1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'lesson_progress',
      new TableColumn(column.timestamp('reset_at', { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('lesson_progress', 'reset_at');
  }
}
