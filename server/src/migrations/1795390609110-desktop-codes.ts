import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** What redeems a code that the desktop app asked for, beside the code itself. */
export class DesktopCodes1795390609110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'one_time_codes',
      new TableColumn(column.varchar('challenge', { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('one_time_codes', 'challenge');
  }
}
