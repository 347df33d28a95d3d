import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Learners' linked GitHub accounts. */
export class GithubAccounts1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'github_accounts',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.varchar('github_id'),
          column.varchar('login'),
          column.text('token'),
          column.timestamp('linked_at'),
        ],
        indices: [
          { name: 'uq_github_accounts_user', columnNames: ['user_id'], isUnique: true },
          { name: 'uq_github_accounts_github', columnNames: ['github_id'], isUnique: true },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('github_accounts');
  }
}
