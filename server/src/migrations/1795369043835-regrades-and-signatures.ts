import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column } from './columns';

const INDEX = 'ix_submissions_lesson';

/** New verdicts on submissions, and what failures have in common. The index covers all that insights read. */
export class RegradesAndSignatures1795369043835 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'regrades',
        columns: [
          column.primaryUuid(),
          column.uuid('submission_id'),
          column.uuid('user_id'),
          column.uuid('lesson_id'),
          column.varchar('lesson_hash'),
          column.timestamp('created_at'),
          column.enumeration('previous_slug'),
          column.enumeration('result_slug'),
          column.text('result_message'),
          column.integer('xp_reward'),
          column.json('xp_breakdown'),
        ],
        indices: [
          { name: 'uq_regrades_submission', columnNames: ['submission_id', 'lesson_hash'], isUnique: true },
          { name: 'ix_regrades_user_lesson', columnNames: ['user_id', 'lesson_id'] },
        ],
      }),
    );
    await runner.addColumn('submissions', new TableColumn(column.varchar('signature', { isNullable: true })));
    const columnNames = ['lesson_id', 'created_at', 'user_id', 'result_slug', 'signature'];
    await replaceIndex(runner, columnNames);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndex(runner, ['lesson_id', 'created_at']);
    await runner.dropColumn('submissions', 'signature');
    await runner.dropTable('regrades');
  }
}

async function replaceIndex(runner: QueryRunner, columnNames: string[]): Promise<void> {
  await runner.dropIndex('submissions', INDEX);
  await runner.createIndex('submissions', new TableIndex({ name: INDEX, columnNames }));
}
