import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../runner';
import { judged, outcomes } from './testing/judged';

const HEADER = '#pragma once\n#define LIMIT 3\nint add(int a, int b);\nchar *shout(const char *text);\n';
const GOOD = `#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include "work.h"
int add(int a, int b) { return a + b; }
char *shout(const char *text) {
  char *result = malloc(strlen(text) + 1);
  for (size_t i = 0; i <= strlen(text); i++) result[i] = toupper(text[i]);
  return result;
}
int main(void) { return 0; }
`;
const TESTS = `#include "munit.h"
#include "work.h"

munit_case(RUN, test_add, {
  munit_assert_int(add(1, 2), ==, 3, "One and two are three.");
  munit_assert_int(add(LIMIT, 1), >, 3);
});

munit_case(SUBMIT, test_shout, {
  char *result = shout("abc");
  munit_assert_not_null(result);
  munit_assert_string_equal(result, "ABC");
  free(result);
});

static MunitResult test_table(const MunitParameter params[], void *data) {
  (void)params, (void)data;
  int wanted[] = {2, 4, 6};
  for (int i = 0; i < 3; i++) munit_assert_int(add(i + 1, i + 1), ==, wanted[i]);
  return MUNIT_OK;
}

int main(void) {
  MunitTest tests[] = {munit_test("/add", test_add), munit_test("/table", test_table), munit_null_test};
  MunitSuite suite = munit_suite("work", tests);
  return munit_suite_main(&suite, NULL, 0, NULL);
}
`;

const judgedBy = (main: string, tests = TESTS, header = HEADER) =>
  judged({ 'main.c': main, 'work.h': header }, { 'work_test.c': tests });
const messageOf = (result: RunResult, name: string) =>
  result.tests?.find((each) => each.name === name)?.message;

describe('tests in C', () => {
  test('pass for a correct program, listed by name', async () => {
    const result = await judgedBy(GOOD);
    expect(result.stderr).toBe('');
    expect(result.tests).toEqual(
      ['test_add', 'test_shout', 'test_table'].map((name) => ({
        file: 'work_test.c',
        name,
        outcome: 'passed',
        message: '',
        stdout: '',
      })),
    );
    expect(result.exitCode).toBe(0);
  });

  test('show the expected and actual values', async () => {
    const result = await judgedBy(GOOD.replace('a + b', 'a * b').replace('toupper(text[i])', 'text[i]'));
    expect(outcomes(result)).toEqual({ test_add: 'failed', test_shout: 'failed', test_table: 'failed' });
    expect(messageOf(result, 'test_add')).toBe('add(1, 2): expected 3, but it is 2. One and two are three.');
    expect(messageOf(result, 'test_shout')).toBe('result: expected "ABC", but it is "abc".');
    expect(result.exitCode).toBe(1);
  });

  test('are independent: one that crashes gives the reason, and the others run', async () => {
    const result = await judgedBy(
      GOOD.replace('char *result = malloc(strlen(text) + 1);', 'char *result = NULL;'),
    );
    expect(outcomes(result)).toEqual({ test_add: 'passed', test_shout: 'error', test_table: 'passed' });
    expect(messageOf(result, 'test_shout')).toContain('NULL pointer in main.c, line 8');
  });

  test('capture what the program prints during each test', async () => {
    const noisy = GOOD.replace('return a + b;', 'printf("adding\\n"); return a + b;');
    const result = await judgedBy(`#include <stdio.h>\n${noisy}`);
    expect(result.tests?.map(({ stdout }) => stdout)).toEqual([
      'adding\nadding\n',
      '',
      'adding\nadding\nadding\n',
    ]);
    expect(result.stdout).toBe('');
  });

  test('are all errors if the program doesn’t compile or lacks a function', async () => {
    const broken = await judgedBy(GOOD.replace('return a + b;', 'return a + ;'));
    expect(Object.values(outcomes(broken))).toEqual(['error', 'error', 'error']);
    expect(broken.diagnostics).toContainEqual(
      expect.objectContaining({ file: 'main.c', line: 5, severity: 'error' }),
    );
    const lacking = await judgedBy(GOOD.replace('int add(', 'int plus('));
    expect(messageOf(lacking, 'test_add')).toContain('The program doesn’t define "add"');
  });

  test('support numbers, memory, booleans and pointers', async () => {
    const tests = `#include "munit.h"
#include "work.h"
static const int LARGE = 100;
munit_case(test_all, {
  munit_assert_size(strlen("abcd"), ==, 4);
  munit_assert_uint(4000000000u, >, 3);
  munit_assert_double(0.5, <, 1.0);
  munit_assert_double_equal(0.1 + 0.2, 0.3, 9);
  munit_assert_true(add(1, 1) == 2);
  munit_assert_false(add(1, 1) == 3);
  munit_assert(add(1, 1));
  munit_assert_null(NULL);
  munit_assert_memory_equal(3, "abc", "abd" + 0 == 0 ? "x" : "abc");
  munit_assert_memory_equal(2, "abX", "abY");
  munit_assert_int(add(LARGE, 0), ==, LARGE);
  int before = add(2, 3);
  munit_assert_int(add(before, 1), ==, before + 1);
  munit_assert_ptr_equal(&before, &before);
  munit_assert_double_equal(0.1 + 0.2, 0.4, 3);
});
`;
    const result = await judgedBy(GOOD, tests);
    expect(messageOf(result, 'test_all')).toBe(
      '0.1 + 0.2: expected about 0.4, but it is 0.30000000000000004.',
    );
  });
});

/** More attacks are in the corpus (testing/attacks/c-judge.ts). */
describe('a program that tries to pass without a solution', () => {
  const wrong = (body: string) => GOOD.replace('return a + b;', body);
  const read = wrong('FILE *f = fopen("work_test.c", "r"); return f ? 3 : 0;');

  test.each([
    ['jumps out of the test', `#include <setjmp.h>\n${wrong('jmp_buf b; longjmp(b, 1);')}`],
    ['reads its tests as files', `#include <stdio.h>\n${read}`],
  ])('%s', async (_, program) => {
    expect(outcomes(await judgedBy(program)).test_add).not.toBe('passed');
  });

  const failed = { test_add: 'failed', test_table: 'failed' };
  const errors = { test_add: 'error', test_shout: 'error', test_table: 'error' };
  const strcmp = 'static int strcmp(const char *a, const char *b) { (void)a; (void)b; return 0; }';
  test.each([
    ['redefines a keyword', '#define if while\n#define int long\n#define return\n', failed],
    [
      'redefines a pushed macro',
      '#pragma push_macro("munit_assert_int")\n#define munit_assert_int(...) ((void)0)\n',
      failed,
    ],
    ['has an assembler label', 'int twice(int) __asm__("ember_judge_number");\n', errors],
    ['redefines a library function', `${strcmp}\n`, errors],
  ])('has a header that %s', async (_, text, expected) => {
    const program = wrong('return 0;').replace('#include "work.h"', '');
    expect(outcomes(await judgedBy(program, TESTS, `${HEADER}${text}`))).toMatchObject(expected);
  });

  test('replaces a test header with its own', async () => {
    const files = { 'main.c': wrong('return 0;'), 'work.h': HEADER, 'munit.h': '' };
    const result = await judged(files, { 'work_test.c': TESTS });
    expect(outcomes(result)).toEqual(errors);
    expect(result.stderr).toContain('"munit.h" is a reserved header name.');
  });
});
