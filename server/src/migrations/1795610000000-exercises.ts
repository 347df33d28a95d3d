import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { column } from './columns';

/**
 * Submissions, progress and drafts name an exercise: where it comes from, and its id. Until now, all of them were
 * lessons. A submission may be without a course.
 */
export class Exercises1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropIndices(runner, 'lesson');
    await runner.addColumn('submissions', ofLesson());
    await changeColumns(runner, [
      [ofLesson(), new TableColumn(column.enumeration('exercise_source'))],
      [new TableColumn(column.uuid('lesson_id')), new TableColumn(column.uuid('exercise_id'))],
      [
        new TableColumn(column.uuid('course_id')),
        new TableColumn(column.uuid('course_id', { isNullable: true })),
      ],
    ]);
    await createIndices(runner, 'exercise', ['exercise_source', 'exercise_id']);
    for (const make of [progress, drafts, draftVersions]) {
      const [from, to] = [make('lesson'), make('exercise')];
      await runner.createTable(to);
      const same = sharedColumns(from, to);
      await runner.query(
        `INSERT INTO ${to.name} (exercise_source, exercise_id, ${same})
        SELECT 'lesson', lesson_id, ${same} FROM ${from.name}`,
      );
      await runner.dropTable(from.name);
    }
  }

  /** Work on anything but lessons is lost: there was no place for it. */
  async down(runner: QueryRunner): Promise<void> {
    for (const make of [progress, drafts, draftVersions]) {
      const [from, to] = [make('exercise'), make('lesson')];
      await runner.createTable(to);
      const same = sharedColumns(from, to);
      await runner.query(
        `INSERT INTO ${to.name} (lesson_id, ${same})
        SELECT exercise_id, ${same} FROM ${from.name} WHERE exercise_source = 'lesson'`,
      );
      await runner.dropTable(from.name);
    }
    await runner.query(`DELETE FROM submissions WHERE exercise_source <> 'lesson'`);
    await dropIndices(runner, 'exercise');
    await runner.dropColumn('submissions', 'exercise_source');
    await changeColumns(runner, [
      [new TableColumn(column.uuid('exercise_id')), new TableColumn(column.uuid('lesson_id'))],
      [
        new TableColumn(column.uuid('course_id', { isNullable: true })),
        new TableColumn(column.uuid('course_id')),
      ],
    ]);
    await createIndices(runner, 'lesson', ['lesson_id']);
  }
}

type Key = 'lesson' | 'exercise';

/** With a default, for the rows that are there. */
const ofLesson = () => new TableColumn(column.enumeration('exercise_source', { default: "'lesson'" }));

function changeColumns(
  runner: QueryRunner,
  changes: readonly [oldColumn: TableColumn, newColumn: TableColumn][],
): Promise<void> {
  return runner.changeColumns(
    'submissions',
    changes.map(([oldColumn, newColumn]) => ({ oldColumn, newColumn })),
  );
}

async function dropIndices(runner: QueryRunner, key: Key): Promise<void> {
  await runner.dropIndex('submissions', `ix_submissions_user_${key}`);
  await runner.dropIndex('submissions', `ix_submissions_${key}`);
}

async function createIndices(runner: QueryRunner, key: Key, columns: readonly string[]): Promise<void> {
  const counted = ['created_at', 'user_id', 'result_slug', 'signature'];
  await runner.createIndices('submissions', [
    new TableIndex({
      name: `ix_submissions_user_${key}`,
      columnNames: ['user_id', ...columns, 'created_at'],
    }),
    new TableIndex({ name: `ix_submissions_${key}`, columnNames: [...columns, ...counted] }),
  ]);
}

const keyColumns = (key: Key, isPrimary: boolean) =>
  key === 'lesson'
    ? [column.uuid('lesson_id', { isPrimary })]
    : [column.enumeration('exercise_source', { isPrimary }), column.uuid('exercise_id', { isPrimary })];

const progress = (key: Key) =>
  new Table({
    name: `${key}_progress`,
    columns: [
      column.primaryUuid('user_id'),
      ...keyColumns(key, true),
      column.integer('attempts'),
      column.integer('success_count'),
      column.timestamp('first_success_at', { isNullable: true }),
      column.timestamp('completed_at', { isNullable: true }),
      column.timestamp('reset_at', { isNullable: true }),
      column.timestamp('solution_viewed_at', { isNullable: true }),
      column.timestamp('updated_at'),
    ],
  });

const drafts = (key: Key) =>
  new Table({
    name: `${key}_drafts`,
    columns: [
      column.primaryUuid('user_id'),
      ...keyColumns(key, true),
      column.integer('version'),
      column.timestamp('saved_at'),
      column.varchar('writer'),
      column.varchar('starter', { isNullable: true }),
      column.json('answer', { isNullable: true }),
    ],
  });

const draftVersions = (key: Key) =>
  new Table({
    name: `${key}_draft_versions`,
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      ...keyColumns(key, false),
      column.timestamp('saved_at'),
      column.enumeration('reason'),
      column.varchar('writer'),
      column.varchar('starter', { isNullable: true }),
      column.json('answer'),
    ],
    indices: [
      {
        name: `ix_${key}_draft_versions_user_${key}`,
        columnNames: ['user_id', ...keyColumns(key, false).map(({ name }) => name)],
      },
    ],
  });

/** The names of the columns that both have, for SQL. */
function sharedColumns(one: Table, other: Table): string {
  const names = new Set(other.columns.map(({ name }) => name));
  return one.columns
    .map(({ name }) => name)
    .filter((name) => names.has(name))
    .join(', ');
}
