import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Who wants to hear about a course on Vim. */
export class VimList1795393446079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'vim_list',
        columns: [
          column.varchar('email', { isPrimary: true }),
          column.uuid('user_id', { isNullable: true }),
          column.timestamp('created_at'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vim_list');
  }
}
