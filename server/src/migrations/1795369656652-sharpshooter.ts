import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Each learner's sharpshooter spree. */
export class Sharpshooter1795369656652 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(sprees());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sharpshooter_sprees');
  }
}

const sprees = () =>
  new Table({
    name: 'sharpshooter_sprees',
    columns: [
      column.primaryUuid('user_id'),
      column.integer('length'),
      column.integer('longest'),
      column.uuid('last_submission_id', { isNullable: true }),
      column.timestamp('updated_at'),
    ],
  });
