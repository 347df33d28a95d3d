import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column } from './columns';

/** Reports about what learners show others, what admins do about them, and accounts that are suspended. */
export class Moderation1795527463407 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('users', [
      new TableColumn(column.timestamp('suspended_at', { isNullable: true })),
      new TableColumn(column.text('suspension_reason', { isNullable: true })),
      new TableColumn(column.timestamp('erase_at', { isNullable: true })),
    ]);
    await runner.createIndex(
      'users',
      new TableIndex({ name: 'ix_users_erase_at', columnNames: ['erase_at'] }),
    );
    await addWithDefault(runner, 'past_handles', (extras) => column.boolean('is_blocked', extras), 'false');
    // Those that were public stay so.
    await addWithDefault(runner, 'reviews', (extras) => column.enumeration('visibility', extras), "'public'");
    for (const table of TABLES) await runner.createTable(table());
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.dropTable(table());
    await runner.dropColumn('reviews', 'visibility');
    await runner.dropColumn('past_handles', 'is_blocked');
    await runner.dropIndex('users', 'ix_users_erase_at');
    for (const name of ['erase_at', 'suspension_reason', 'suspended_at'])
      await runner.dropColumn('users', name);
  }
}

/** A column that can't be null, with a value for the rows that are there. */
async function addWithDefault(
  runner: QueryRunner,
  table: string,
  build: (extras?: { default: string }) => ReturnType<typeof column.boolean>,
  value: string,
): Promise<void> {
  const filled = new TableColumn(build({ default: value }));
  await runner.addColumn(table, filled);
  await runner.changeColumn(table, filled, new TableColumn(build()));
}

const TABLES = [
  () =>
    new Table({
      name: 'moderation_cases',
      columns: [
        column.primaryUuid(),
        column.timestamp('created_at'),
        column.enumeration('kind'),
        column.uuid('subject_id'),
        column.uuid('author_id'),
        column.json('snapshots'),
        column.timestamp('closed_at', { isNullable: true }),
        column.varchar('open_key', { isNullable: true }),
      ],
      indices: [
        { name: 'uq_moderation_cases_open', columnNames: ['open_key'], isUnique: true },
        { name: 'ix_moderation_cases_closed', columnNames: ['closed_at'] },
        { name: 'ix_moderation_cases_author', columnNames: ['author_id'] },
      ],
    }),
  () =>
    new Table({
      name: 'moderation_reports',
      columns: [
        column.primaryUuid(),
        column.timestamp('created_at'),
        column.uuid('case_id'),
        column.uuid('reporter_id'),
        column.enumeration('reason'),
        column.text('note'),
      ],
      indices: [
        {
          name: 'uq_moderation_reports_case',
          columnNames: ['case_id', 'reporter_id'],
          isUnique: true,
        },
        { name: 'ix_moderation_reports_reporter', columnNames: ['reporter_id'] },
      ],
    }),
  () =>
    new Table({
      name: 'moderation_actions',
      columns: [
        column.primaryUuid(),
        column.timestamp('created_at'),
        column.uuid('case_id', { isNullable: true }),
        column.uuid('user_id'),
        column.uuid('admin_id'),
        column.enumeration('action'),
        column.enumeration('kind', { isNullable: true }),
        column.text('reason'),
        column.json('before', { isNullable: true }),
        column.timestamp('undone_at', { isNullable: true }),
      ],
      indices: [
        { name: 'ix_moderation_actions_case', columnNames: ['case_id'] },
        { name: 'ix_moderation_actions_user', columnNames: ['user_id', 'created_at'] },
        { name: 'ix_moderation_actions_created', columnNames: ['created_at'] },
      ],
    }),
];
