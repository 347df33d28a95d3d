import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** A refresh token that is sent again returns the same successor, so retries are no longer counted. */
export class OneRefreshLine1795322934753 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('refresh_tokens', 'retried_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'refresh_tokens',
      new TableColumn(column.timestamp('retried_at', { isNullable: true })),
    );
  }
}
