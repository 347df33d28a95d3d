import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** What a course is, such as a tour; the next import fills it in. */
export class CourseKinds1795528200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'courses',
      new TableColumn(column.enumeration('course_kind', { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('courses', 'course_kind');
  }
}
