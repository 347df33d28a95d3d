import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** The pages of the courses' spellbooks. */
export class Spellbook1795356395454 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'spellbook_pages',
        columns: [
          column.primaryUuid(),
          column.varchar('slug'),
          column.varchar('title'),
          column.integer('position'),
          column.varchar('hash'),
          column.timestamp('last_mod'),
          column.timestamp('retired_at', { isNullable: true }),
          column.uuid('course_id'),
          column.uuid('lesson_id'),
          column.text('idea'),
          column.json('keywords'),
          column.json('see_also'),
          column.text('text'),
        ],
        indices: [{ name: 'ix_spellbook_pages_course_id', columnNames: ['course_id'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('spellbook_pages');
  }
}
