import { describe, expect, test } from 'vitest';
import { readOnlyStatements } from './read-only';

test.each([
  ['a query', 'SELECT 1', ['SELECT 1']],
  ['several', "select ';' as a; -- one\n values (2);", ["select ';' as a", '-- one\n values (2)']],
  ['a query of queries', 'with a as (select 1) select * from a', ['with a as (select 1) select * from a']],
  ['the function replace', 'with a as (select 1) select replace(x, y, z) from a', undefined],
  ['words in quotes', `SELECT "delete", [drop;], \`insert;\` FROM t /* ; update */`, undefined],
  ['a quote that never ends', "SELECT 'oh; no", ["SELECT 'oh; no"]],
])('%s is read', (_, code, statements) => {
  expect(readOnlyStatements(code)).toEqual(statements ?? [code]);
});

describe('what changes something is refused, in plain words,', () => {
  test.each([
    ['DELETE FROM courses', 'DELETE'],
    ['  /* x */ insert into courses values (1)', 'INSERT'],
    ['SELECT 1; drop table courses', 'DROP'],
    ['with a as (select 1) delete from courses', 'DELETE'],
    ['with a as (select 1) replace into courses select 1', 'REPLACE'],
    ['PRAGMA table_info(courses)', 'PRAGMA'],
    ["ATTACH 'x' as y", 'ATTACH'],
  ])('%s', (code, verb) => {
    expect(() => readOnlyStatements(code)).toThrow(
      new RegExp(`^${verb} is not possible here: .*nothing was run`),
    );
  });

  test.each([
    ['', /Write a query first/],
    [' ; -- nothing\n;', /Write a query first/],
    ['(select 1)', /This is not a query/],
    ['select 1;'.repeat(21), /at most 20/],
  ])('%j', (code, words) => {
    expect(() => readOnlyStatements(code)).toThrow(words);
  });
});
