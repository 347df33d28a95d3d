import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** Who requested a sign-in link, so that strangers can't use up the owner's limit. */
export class SignInLinkRequester1795322935753 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'one_time_codes',
      new TableColumn(column.varchar('requester', { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('one_time_codes', 'requester');
  }
}
