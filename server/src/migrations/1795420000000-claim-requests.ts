import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { column } from './columns';

/** The id that a client chose for its claim, so that a claim whose reply got lost is answered again. */
export class ClaimRequests1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('rewards', new TableColumn(column.uuid('claim_request_id', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('rewards', 'claim_request_id');
  }
}
