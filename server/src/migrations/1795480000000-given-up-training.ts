import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** Which exercises were given up: their ratings stay as they are. */
export class GivenUpTraining1795480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of those who have a row already.
    const answered = new TableColumn(column.boolean('gave_up', { default: 'false' }));
    await runner.addColumn('training_reviews', answered);
    await runner.changeColumn('training_reviews', answered, new TableColumn(column.boolean('gave_up')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('training_reviews', 'gave_up');
  }
}
