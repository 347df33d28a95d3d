import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** The newest slot of each scheduled job. */
export class ScheduledJobs1795368600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'scheduled_jobs',
        columns: [
          column.enumeration('name', { isPrimary: true }),
          column.timestamp('slot'),
          column.enumeration('state'),
          column.integer('attempts'),
          column.timestamp('available_at'),
          column.timestamp('finished_at', { isNullable: true }),
          column.text('last_error', { isNullable: true }),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('scheduled_jobs');
  }
}
