import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners, and all of them together, have used of the language model in a day. */
export class ModelBudgets1795640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'model_budgets',
        columns: [column.primaryUuid('owner'), column.varchar('day'), column.integer('tokens')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('model_budgets');
  }
}
