import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** How an answer to an interview question did on each of its points. */
export class InterviewReviews1795356870727 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('submissions', new TableColumn(column.json('interview', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('submissions', 'interview');
  }
}
