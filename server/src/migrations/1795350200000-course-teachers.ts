import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** Who wrote a course; the next import fills it in. */
export class CourseTeachers1795350200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('courses', new TableColumn(column.json('teachers', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('courses', 'teachers');
  }
}
