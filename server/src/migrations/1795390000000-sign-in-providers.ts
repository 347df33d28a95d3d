import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** Accounts at Google and Discord, and the name of each session's device. */
export class SignInProviders1795390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'identities',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.enumeration('provider'),
          column.varchar('subject'),
          column.varchar('label'),
          column.timestamp('linked_at'),
        ],
        indices: [
          { name: 'uq_identities_subject', columnNames: ['provider', 'subject'], isUnique: true },
          { name: 'uq_identities_user', columnNames: ['user_id', 'provider'], isUnique: true },
        ],
      }),
    );
    await runner.addColumn('sessions', new TableColumn(column.varchar('device', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('sessions', 'device');
    await runner.dropTable('identities');
  }
}
