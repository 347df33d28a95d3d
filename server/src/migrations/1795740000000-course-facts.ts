import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

const COLUMNS = [
  column.enumeration('level', { isNullable: true }),
  column.text('audience', { isNullable: true }),
  column.text('builds', { isNullable: true }),
];

/** Who a course is for, and what comes of it; the next import fills them in. */
export class CourseFacts1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of COLUMNS) await runner.addColumn('courses', new TableColumn(each));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of COLUMNS) await runner.dropColumn('courses', name);
  }
}
