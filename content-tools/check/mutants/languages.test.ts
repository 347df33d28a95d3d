import type { Language } from '@shared/runner/languages';
import { describe, expect, test } from 'vitest';
import { MUTATORS } from '.';

/** The changed line of each mutant. */
const linesOf = (language: Language, source: string, isOutputJudged = true) =>
  MUTATORS[language](source, { isOutputJudged }).map(({ changedLine }) => changedLine);

describe.each(['javascript', 'typescript'] as const)('%s', (language) => {
  test.each([
    ['x = a < b;', ['x = a <= b;']],
    ['x = a === b;', ['x = a !== b;']],
    ['x = a && !b;', ['x = a || !b;', 'x = a && b;']],
    ['x += 1.5;', ['x -= 1.5;', 'x += 2.5;']],
    ['x = -y;', []],
    ['x = "hot";', ['x = "~hot";']],
    ['x = `hot`;', ['x = `~hot`;']],
    ['x = true;', ['x = false;']],
    ['if (a) { b(); }', ['if (!(a)) { b(); }', 'if (a) {}']],
    ['if (a === b) { c(); }', ['if (a !== b) { c(); }', 'if (a === b) {}']],
    ['for (const a of b) { break; }', ['for (const a of b) {}', 'for (const a of b) { ; }']],
    ['function f() { return x; }', ['function f() { return undefined; }']],
    ['import { a } from "./b.js";', []],
    ['throw new Error("no " + 1);', []],
  ])('%j becomes %j', (source, mutants) => {
    expect(linesOf(language, source).map((line) => line.replace(';;', ';'))).toEqual(mutants);
  });

  test('where tests call functions, a demonstration below them is left alone', () => {
    const source = 'export const add = (a, b) => a + b;\nconsole.log(add(1, 2));\n';
    expect(linesOf(language, source, false)).toEqual(['export const add = (a, b) => a - b;']);
  });
});

describe('go', () => {
  const inFunction = (body: string) => `package p\n\nfunc f() {\n\t${body}\n}\n`;
  test.each([
    ['x = a <= b', ['x = a < b']],
    ['x += 2', ['x -= 2', 'x += 3']],
    ['x := "hot"', ['x := "~hot"']],
    ['if a && b { c() }', ['if !(a && b) { c() }', 'if a || b { c() }', 'if a && b {}']],
    ['if x := g(); x != nil { c() }', ['if x := g(); x == nil { c() }', 'if x := g(); x != nil {}']],
    ['for i := 0; i < n; i++ {}', ['for i := 1; i < n; i++ {}', 'for i := 0; i <= n; i++ {}']],
  ])('%j becomes %j', (body, mutants) => {
    expect(linesOf('go', inFunction(body)).toSorted()).toEqual(mutants.toSorted());
  });

  test('where tests call functions, main and the words of errors are left alone', () => {
    const source = 'package main\n\nfunc main() { f(1) }\n\nfunc g() error { return errors.New("no") }\n';
    expect(linesOf('go', source, false)).toEqual([]);
  });
});

test.each([
  ['return a % b;', ['return 0;', 'return a * b;']],
  [
    'while (a > 0) { b(); }',
    ['while (!(a > 0)) { b(); }', 'while (a >= 0) { b(); }', 'while (a > 1) { b(); }', 'while (a > 0) {}'],
  ],
  ['printf("%d", 1);', ['printf("~%d", 1);', 'printf("%d", 2);']],
])('c: %j becomes %j', (body, mutants) => {
  expect(linesOf('c', `#include "main.h"\nint f(void) {\n  ${body}\n}\n`).toSorted()).toEqual(
    mutants.toSorted(),
  );
});

test.each([
  [
    'SELECT a FROM t WHERE b > 1;',
    ['SELECT a FROM t ;', 'SELECT a FROM t WHERE b >= 1;', 'SELECT a FROM t WHERE b > 2;'],
  ],
  ["SELECT 'it''s' -- WHERE 1\n", ["SELECT '~it''s' -- WHERE 1"]],
  [
    'SELECT sum(a) FROM t ORDER BY b DESC LIMIT 3',
    [
      'SELECT COUNT(a) FROM t ORDER BY b DESC LIMIT 3',
      'SELECT sum(a) FROM t LIMIT 3',
      'SELECT sum(a) FROM t ORDER BY b ASC LIMIT 3',
      'SELECT sum(a) FROM t ORDER BY b DESC',
      'SELECT sum(a) FROM t ORDER BY b DESC LIMIT 4',
    ],
  ],
  [
    'SELECT a FROM (SELECT b FROM t WHERE c IS NULL) x',
    ['SELECT a FROM (SELECT b FROM t ) x', 'SELECT a FROM (SELECT b FROM t WHERE c IS NOT NULL) x'],
  ],
  ['UPDATE t SET a = b WHERE c = d', ['UPDATE t SET a = b', 'UPDATE t SET a = b WHERE c <> d']],
])('sql: %j becomes %j', (source, mutants) => {
  expect(linesOf('sql', source).toSorted()).toEqual(mutants.toSorted());
});
