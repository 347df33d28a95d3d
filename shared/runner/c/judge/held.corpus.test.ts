import { describe, expect, test } from 'vitest';
import { judged } from './testing/judged';

const HEADER = `#pragma once
int square(int a);
const char *word(int a);
void twice(int *values, int n);
`;
/** Searches all memory for a number that only the tests know, sets each occurrence to 0 and prints the count. */
const SEARCH = `#include <stdio.h>
#include "work.h"
static void search(void) {
  int found = 0;
  for (int *p = (int *)1024; (char *)p < (char *)(__builtin_wasm_memory_size(0) * 65536 - 16); p++)
    if (*p == 71236 + found + 1 - found) *p = 0, found++;
  printf("%d found\\n", found);
}
const char *word(int a) { return a ? "?" : ""; }
void twice(int *values, int n) { for (int i = 0; i < n; i++) values[i] *= 2; }
`;
const WRONG = `${SEARCH}int square(int a) { search(); return a == 1 ? 0 : a == 2 ? 81238 : 91239; }\n`;
const RIGHT = WRONG.replace('a == 1 ? 0', 'a == 1 ? 71000 + 237');

const testOf = (body: string, before = '') =>
  `#include "munit.h"\n#include "work.h"\n${before}\nmunit_case(test_it, {\n  ${body}\n});\n`;
const LIST = '{71237, 81238, 91239}';
const UNITY = '#include "unity.h"';
/** Hides its values from the program’s search. */
const GOT =
  'int got[3]; for (int i = 0; i < 3; i++) got[i] = ~square(i + 1); for (int i = 0; i < 3; i++) got[i] = ~got[i];';
const TABLE = '{{1, 71237}, {2, 81238}, {3, 91239}}';
const EACH = 'for (int i = 0; i < 3; i++) munit_assert_int(square(i + 1), ==, wanted[i]);';
const CASES =
  'for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) munit_assert_int(square(cases[i].in), ==, cases[i].out);';

/** The outcomes of one or two test files. */
async function testsOf(main: string, test: string, second?: string, header = HEADER) {
  const tests = { '0_test.c': test, ...(second && { '1_test.c': second }) };
  return (await judged({ 'main.c': main, 'work.h': header }, tests)).tests;
}

describe('a test’s expected values are not in the program’s memory', () => {
  test.each<[where: string, body: string, before?: string]>([
    ['a variable', 'int wanted = 71237; munit_assert_int(square(1), ==, wanted);'],
    ['a local array', `int wanted[] = ${LIST}; ${EACH}`],
    ['an array of the file', EACH, `static const int wanted[] = ${LIST};`],
    ['a table of cases', CASES, `static const struct { int in, out; } cases[] = ${TABLE};`],
    ['a local table that could change', `struct { int in, out; } cases[] = ${TABLE}; ${CASES}`],
    [
      'a table that ends with zero',
      'for (const struct pair *p = pairs; p->in; p++) munit_assert_int(square(p->in), ==, p->out);',
      `static const struct pair { int in, out; } pairs[] = {${TABLE.slice(1, -1)}, {0, 0}};`,
    ],
    [
      'an array that a helper compares with',
      `int wanted[] = ${LIST}; int got[3] = {0}; for (int i = 0; i < 3; i++) got[i] = square(i + 1) - 5; same(got, wanted, 3);`,
      'static void same(const int *a, const int *b, int n) { for (int i = 0; i < n; i++) munit_assert_int(a[i] + 5, ==, b[i]); }',
    ],
    [
      'an array compared as a whole',
      `int wanted[] = ${LIST}; ${GOT} TEST_ASSERT_EQUAL_INT_ARRAY(wanted, got, 3);`,
      UNITY,
    ],
    [
      'a value that all elements are compared with',
      `${GOT} TEST_ASSERT_EACH_EQUAL_INT(71237, got, 1);`,
      UNITY,
    ],
    [
      'an array read one element at a time',
      `int wanted[] = ${LIST}; int i = 0; munit_assert_int(square(1), ==, wanted[i++]); munit_assert_int(square(2), ==, wanted[i++]);`,
    ],
  ])('in %s', async (_, body, before) => {
    const tests = testOf(body, before);
    expect(await testsOf(WRONG, tests)).toMatchObject([
      {
        outcome: 'failed',
        stdout: expect.stringMatching(/^(0 found\n)+$/),
        message: expect.stringContaining('expected 71237, but it is 0.'),
      },
    ]);
    expect(await testsOf(RIGHT, tests)).toMatchObject([{ outcome: 'passed' }]);
  });

  test('neither is a string passed to strcmp()', async () => {
    const search = SEARCH.replace('*p == 71236 + found + 1 - found', '*p == 0x4f4f4f50 - 1');
    const program = `${search}int square(int a) { search(); return a; }\n`;
    const tests = testOf('square(1); munit_assert_int(strcmp(word(1), "OOOOOOOO expected"), ==, 0);');
    expect(await testsOf(program, tests)).toMatchObject([{ outcome: 'failed', stdout: '0 found\n' }]);
    const naive = await testsOf(program, tests.replace('strcmp(', '(strcmp)('));
    expect(naive?.[0]?.stdout).not.toBe('0 found\n');
  });

  test('nor is any part of another test file, which a visible test could print', async () => {
    const shown = testOf('munit_assert_int(square(2), ==, 81238);');
    const hidden = testOf('munit_assert_int(square(secret), ==, 5);', 'volatile int secret = 71237;');
    const tests = await testsOf(RIGHT, shown, hidden);
    expect(tests).toMatchObject([{ outcome: 'passed', stdout: '0 found\n' }, { outcome: 'failed' }]);
    expect(tests?.[1]?.stdout).not.toBe('0 found\n');
  });
});

describe('values from the program itself', () => {
  test('can be used as expected values', async () => {
    const tests = testOf(
      'int before = square(2); munit_assert_int(square(2), ==, before); int a[] = {4, 5}; int b[] = {8, 10}; twice(a, 2); munit_assert_int(a[1], ==, b[1]); munit_assert_int(b[0], ==, a[0]);',
    );
    expect(await testsOf(RIGHT, tests)).toMatchObject([{ outcome: 'passed' }]);
    const broken = RIGHT.replace('values[i] *= 2', 'values[i] *= 3');
    expect(await testsOf(broken, tests)).toMatchObject([
      { outcome: 'failed', message: 'a[1]: expected 10, but it is 15.' },
    ]);
  });

  test('can come from functions in a header, which tests call like any other', async () => {
    const header = `#pragma once
struct pair { int a, b; };
static const int table[] = {1, 2};
static inline int larger(int a, int b) { if (a > b) { return a; } return b; }
static int sum(const struct pair *pair)
{
  const char *text = "}{";
  return pair->a + pair->b + (text[0] == '{');
}
`;
    const tests = testOf(
      'struct pair pair = {1, 2}; munit_assert_int(sum(&pair), ==, 3); munit_assert_int(larger(3, 4), ==, 4);',
    );
    const main = '#include "work.h"\nint main(void) { return table[0] + larger(1, 2) + sum(0); }\n';
    expect(await testsOf(main, tests, undefined, header)).toMatchObject([{ outcome: 'passed' }]);
    const broken = header.replace('return b; }\n', 'return a; }\n');
    expect(await testsOf(main, tests, undefined, broken)).toMatchObject([{ outcome: 'failed' }]);
  });

  test('can be a list of any length that a test walks', async () => {
    const node = 'struct node { int value; struct node *next; };\nstruct node *make(void);\n';
    const walk = 'for (struct node *n = make(); n; n = n->next) munit_assert_int(n->value, ==, wanted[i++]);';
    const tests = testOf(`int i = 0; int wanted[] = {3, 4, 5}; ${walk} munit_assert_int(i, ==, 3);`, node);
    const program = `#include <stdlib.h>
${node}struct node *make(void) {
  struct node *list = NULL;
  for (int i = 5; i > 2; i--) { struct node *n = malloc(sizeof *n); n->value = i; n->next = list; list = n; }
  return list;
}
`;
    expect(await testsOf(program, tests)).toMatchObject([{ outcome: 'passed' }]);
  });
});
