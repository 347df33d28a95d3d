import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Identifies the AUTH_SECRET that all servers on this database share. */
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
