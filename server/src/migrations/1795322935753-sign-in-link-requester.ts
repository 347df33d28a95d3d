import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** Who asked for a sign-in link, so that strangers don't use up what its owner may ask for. */
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
