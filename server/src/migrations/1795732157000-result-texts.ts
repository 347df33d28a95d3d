import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

const TABLES = ['submissions', 'regrades'];

/** Names the text of a result's message. Results from before have their message in English only. */
export class ResultTexts1795732157000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.addColumn(table, new TableColumn(column.text('result_text', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, 'result_text');
  }
}
