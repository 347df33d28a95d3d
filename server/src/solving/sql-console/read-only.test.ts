import { describe, expect, test } from 'vitest';
import { readOnlyQuery } from './read-only';

test.each([
  ['a query', ' SELECT 1; ', 'SELECT 1'],
  ['values', "values (';'); -- all", "values (';')"],
  ['a query of queries', 'with a as (select 1) select * from a', undefined],
  ['the function replace', 'with a as (select 1) select replace(x, y, z) from a', undefined],
  ['words in quotes', `SELECT "delete", [drop;], \`insert;\` FROM t /* ; update */`, undefined],
  ['a quote that never ends', "SELECT 'oh; no", undefined],
])('%s is allowed', (_, code, query) => {
  expect(readOnlyQuery(code)).toBe(query ?? code);
});

describe('statements that change something are rejected with an explanation', () => {
  test.each([
    ['DELETE FROM courses', 'DELETE'],
    ['  /* x */ insert into courses values (1)', 'INSERT'],
    ['SELECT 1; drop table courses', 'DROP'],
    ['with a as (select 1) delete from courses', 'DELETE'],
    ['with a as (select 1) replace into courses select 1', 'REPLACE'],
    ['PRAGMA table_info(courses)', 'PRAGMA'],
    ["ATTACH 'x' as y", 'ATTACH'],
  ])('%s', (code, verb) => {
    expect(() => readOnlyQuery(code)).toThrow(new RegExp(`^You can’t use ${verb} here: .*Nothing was run`));
  });

  test.each([
    ['', /Write a query first/],
    [' ; -- nothing\n;', /Write a query first/],
    ['(select 1)', /This isn’t a query/],
    ['select 1; select 2', /one query at a time/],
  ])('%j', (code, words) => {
    expect(() => readOnlyQuery(code)).toThrow(words);
  });
});
