import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** When it was last confirmed whose session this is, and the codes for that. */
export class FreshSignIns1795400200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'sessions',
      new TableColumn(column.timestamp('confirmed_at', { isNullable: true })),
    );
    await runner.createTable(
      new Table({
        name: 'confirmation_codes',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('session_id'),
          column.integer('wrong_tries'),
          column.timestamp('created_at'),
          column.timestamp('expires_at'),
        ],
        indices: [{ name: 'ix_confirmation_codes_user_id', columnNames: ['user_id', 'created_at'] }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('confirmation_codes');
    await runner.dropColumn('sessions', 'confirmed_at');
  }
}
