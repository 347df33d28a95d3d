import type { CourseOutline, CourseOutlines } from '@server/learning/catalog';
import { LanguageUnavailable } from '@shared/runner/runner';
import { beforeAll, expect, test } from 'vitest';
import { sandboxForTests } from '../../sandbox/testing/harness';
import { QueryCourses } from './query-courses';

const lessons = ['Sparks', 'Anvils'].map((title) => ({ title, type: 'type_code', difficulty: 1 }));
const outlines = [
  {
    course: { slug: 'learn-sql', title: "The Smith's SQL", language: 'sql', rewardXp: 500 },
    chapters: [{ chapter: { title: 'Tables' }, lessons }],
  },
] as unknown as CourseOutline[];
const catalog = { all: async () => outlines } as CourseOutlines;

const sandbox = sandboxForTests();
let courses: QueryCourses;
beforeAll(() => {
  courses = new QueryCourses(sandbox(), catalog);
});

test('a query returns its columns and rows, each value with its type', async () => {
  const query =
    "SELECT title, reward_xp AS xp, reward_xp / 3.0 AS third, NULL AS gap, x'ff00' AS bytes FROM courses;";
  expect(await courses.execute(query)).toEqual({
    columns: ['title', 'xp', 'third', 'gap', 'bytes'],
    rows: [["The Smith's SQL", 500, 166.666666667, null, 'ff00']],
    isCut: false,
  });
});

test('a single value, no rows, and a trailing comment all work', async () => {
  expect(await courses.execute('SELECT count(*) AS n FROM lessons -- all')).toMatchObject({
    columns: ['n'],
    rows: [[2]],
  });
  expect(await courses.execute('SELECT id FROM courses WHERE 0')).toEqual({
    columns: ['id'],
    rows: [],
    isCut: false,
  });
  expect(await courses.execute("SELECT '[1]' AS text")).toMatchObject({ rows: [['[1]']] });
});

test('numbers that JSON can’t represent and empty bytes become text', async () => {
  expect(
    await courses.execute("SELECT 9e999 AS a, -9e999 AS b, x'' AS c, '' AS d, 9007199254740993 AS e"),
  ).toMatchObject({ rows: [['Infinity', '-Infinity', '', '', '9007199254740993']] });
});

test('rows that are too large to send are left out and reported', async () => {
  const large = await courses.execute(
    'SELECT hex(zeroblob(400000)) AS t UNION ALL SELECT hex(zeroblob(400001)) UNION ALL SELECT hex(zeroblob(400002))',
  );
  expect([large.rows.length, large.isCut]).toEqual([2, true]);
  await expect(courses.execute('SELECT hex(zeroblob(3000000)) AS t')).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('too long'),
  });
});

test('at most 1,000 rows are returned, and a longer result is marked as truncated', async () => {
  const numbers = (last: number) =>
    courses.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last}) SELECT i FROM n`,
    );
  expect(await numbers(1000)).toMatchObject({ isCut: false });
  const { rows, isCut } = await numbers(1001);
  expect([rows.length, isCut]).toEqual([1000, true]);
});

test.each([
  ['SELECT nme FROM courses', /nme/],
  ['SELECT * FROM coarses', /coarses/],
  ['SELEC 1', /can’t use SELEC here/],
  ['SELECT FROM', /FROM/i],
  [
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT count(*) FROM n',
    /Stopped after 2 seconds/,
  ],
  ['DELETE FROM courses', /read-only/],
])('%s has a user-facing error', async (code, words) => {
  await expect(courses.execute(code)).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringMatching(words),
  });
});

test('a missing SQL runtime has a user-facing error', async () => {
  const run = () => Promise.reject(new LanguageUnavailable('No SQL here.'));
  const missing = new QueryCourses({ lane: () => ({ run }) }, catalog).execute('SELECT 1');
  await expect(missing).rejects.toMatchObject({ kind: 'unavailable', message: 'No SQL here.' });
});
