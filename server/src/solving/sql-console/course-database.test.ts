import type { CourseOutline } from '@server/learning/catalog';
import { COURSE_TABLES } from '@shared/rules/course-database';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { courseDatabase } from './course-database';

const lessons = ['A first strike', "The smith's table", 'Tempering'].map((title, index) => ({
  title,
  type: 'type_code',
  difficulty: index + 1,
}));
const outlines = [
  {
    course: { slug: 'learn-sql', title: 'Learn SQL', language: 'sql', rewardXp: 500 },
    chapters: [{ chapter: { title: 'Tables' }, lessons }],
  },
] as unknown as CourseOutline[];

const opened = () => new Database(':memory:').exec(courseDatabase(outlines));

test('the database contains the catalog and people who work through it, and every reference is valid', () => {
  const database = opened();
  const count = (table: string) =>
    (database.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
  expect([count('courses'), count('chapters'), count('lessons'), count('learners')]).toEqual([1, 1, 3, 48]);
  expect(count('submissions')).toBeGreaterThan(40);
  expect(database.pragma('foreign_key_check')).toEqual([]);
  expect(database.prepare('select title from lessons where number = 2').get()).toEqual({
    title: "The smith's table",
  });
});

test('it has the tables and columns that the app lists', () => {
  const database = opened();
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by rowid").all();
  const shown = (tables as { name: string }[]).map(({ name }) => ({
    name,
    columns: (database.pragma(`table_info(${name})`) as { name: string }[]).map((column) => column.name),
  }));
  expect(shown).toEqual(COURSE_TABLES);
});

test('the database is the same every time', () => {
  expect(courseDatabase(outlines)).toBe(courseDatabase(outlines));
});

test('it contains public lesson data, but no answers', () => {
  const secret = { data: { solution: 'SECRET', testFiles: ['SECRET'], answer: 'SECRET' }, text: 'SECRET' };
  const withSecrets = outlines.map(({ course, chapters }) => ({
    course: { ...course, ...secret },
    chapters: chapters.map(({ chapter, lessons: inside }) => ({
      chapter: { ...chapter, ...secret },
      lessons: inside.map((lesson) => ({ ...lesson, ...secret })),
    })),
  }));
  expect(courseDatabase(withSecrets as unknown as CourseOutline[])).toBe(courseDatabase(outlines));
});

test('a catalog without courses still produces a database', () => {
  const database = new Database(':memory:').exec(courseDatabase([]));
  expect(database.prepare('select * from submissions').all()).toEqual([]);
});
