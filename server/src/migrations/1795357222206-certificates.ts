import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Completed courses with their certificates, and the public keys that sign them. */
export class Certificates1795357222206 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'course_completions',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('course_id'),
          column.timestamp('completed_at'),
          column.timestamp('issued_at'),
          column.varchar('learner_name'),
          column.json('course'),
          column.varchar('work_digest'),
          column.json('credential'),
        ],
        indices: [
          {
            name: 'uq_course_completions_user_course',
            columnNames: ['user_id', 'course_id'],
            isUnique: true,
          },
          { name: 'ix_course_completions_course', columnNames: ['course_id'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'certificate_keys',
        columns: [column.varchar('public_key', { isPrimary: true }), column.timestamp('first_used_at')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('certificate_keys');
    await runner.dropTable('course_completions');
  }
}
