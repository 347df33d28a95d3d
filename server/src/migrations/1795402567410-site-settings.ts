import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What admins set for the whole site, its logo, and who was invited to sign up. */
export class SiteSettings1795402567410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'site_settings',
        columns: [
          column.varchar('id', { isPrimary: true }),
          column.varchar('name'),
          column.varchar('accent', { isNullable: true }),
          column.json('logo', { isNullable: true }),
          column.enumeration('sign_up'),
          column.json('domains'),
          column.timestamp('set_up_at', { isNullable: true }),
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'site_logos',
        columns: [column.primaryUuid(), column.timestamp('created_at'), column.text('png')],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'site_invitations',
        columns: [
          column.primaryUuid(),
          column.timestamp('created_at'),
          column.varchar('email'),
          column.uuid('admin_id'),
        ],
        indices: [{ name: 'uq_site_invitations_email', columnNames: ['email'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['site_invitations', 'site_logos', 'site_settings']) await runner.dropTable(table);
  }
}
