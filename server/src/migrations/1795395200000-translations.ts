import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

const TABLES = ['tracks', 'courses', 'chapters', 'lessons'];

/** What content says in other languages; the next import fills it in. A lesson's titles are read without its texts. */
export class Translations1795395200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.addColumn(table, new TableColumn(column.json('translations', { isNullable: true })));
    await runner.addColumn('lessons', new TableColumn(column.json('titles', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('lessons', 'titles');
    for (const table of TABLES) await runner.dropColumn(table, 'translations');
  }
}
