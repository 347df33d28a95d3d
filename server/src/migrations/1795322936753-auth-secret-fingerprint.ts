import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Which AUTH_SECRET the servers of this database have. */
export class AuthSecretFingerprint1795322936753 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'auth_secret_fingerprints',
        columns: [column.primaryUuid(), column.varchar('fingerprint')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('auth_secret_fingerprints');
  }
}
