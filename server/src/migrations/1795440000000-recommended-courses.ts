import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** Courses that go well with a track; the next import fills them in. */
export class RecommendedCourses1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const recommended = column.json('recommended_course_ids', { isNullable: true });
    await runner.addColumn('tracks', new TableColumn(recommended));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('tracks', 'recommended_course_ids');
  }
}
