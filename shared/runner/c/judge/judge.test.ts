import { describe, expect, test } from 'vitest';
import type { RunResult, SourceFile } from '../../runner';
import { HereRunner } from '../../testing/run-here';

const runner = new HereRunner();

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

function judged(
  main: string,
  more: { header?: string; tests?: string; files?: SourceFile[] } = {},
): Promise<RunResult> {
  return runner.run({
    language: 'c',
    files: [
      { name: 'main.c', content: main },
      { name: 'work.h', content: more.header ?? HEADER },
      ...(more.files ?? []),
    ],
    tests: [{ name: 'work_test.c', content: more.tests ?? TESTS }],
  });
}

const outcomes = (result: RunResult) =>
  Object.fromEntries((result.tests ?? []).map(({ name, outcome }) => [name, outcome]));
const messageOf = (result: RunResult, name: string) =>
  result.tests?.find((each) => each.name === name)?.message;

describe('tests in C', () => {
  test('pass for a right program, each by its name', async () => {
    const result = await judged(GOOD);
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

  test('say what was expected and what came', async () => {
    const result = await judged(GOOD.replace('a + b', 'a * b').replace('toupper(text[i])', 'text[i]'));
    expect(outcomes(result)).toEqual({ test_add: 'failed', test_shout: 'failed', test_table: 'failed' });
    expect(messageOf(result, 'test_add')).toBe('add(1, 2): expected 3, but it is 2. One and two are three.');
    expect(messageOf(result, 'test_shout')).toBe('result: expected "ABC", but it is "abc".');
    expect(result.exitCode).toBe(1);
  });

  test('stand apart: one that breaks leaves the others, with the reason', async () => {
    const result = await judged(
      GOOD.replace('char *result = malloc(strlen(text) + 1);', 'char *result = NULL;'),
    );
    expect(outcomes(result)).toEqual({ test_add: 'passed', test_shout: 'error', test_table: 'passed' });
    expect(messageOf(result, 'test_shout')).toContain('NULL pointer in main.c, line 8');
  });

  test('keep what the program prints during each', async () => {
    const noisy = GOOD.replace('return a + b;', 'printf("adding\\n"); return a + b;');
    const result = await judged(`#include <stdio.h>\n${noisy}`);
    expect(result.tests?.map(({ stdout }) => stdout)).toEqual([
      'adding\nadding\n',
      '',
      'adding\nadding\nadding\n',
    ]);
    expect(result.stdout).toBe('');
  });

  test('are all errors when the program does not compile or lacks a function', async () => {
    const broken = await judged(GOOD.replace('return a + b;', 'return a + ;'));
    expect(Object.values(outcomes(broken))).toEqual(['error', 'error', 'error']);
    expect(broken.diagnostics).toContainEqual(
      expect.objectContaining({ file: 'main.c', line: 5, severity: 'error' }),
    );
    const lacking = await judged(GOOD.replace('int add(', 'int plus('));
    expect(messageOf(lacking, 'test_add')).toContain('"add" is needed');
  });

  test('know numbers, memory, truth and pointers', async () => {
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
    const result = await judged(GOOD, { tests });
    expect(messageOf(result, 'test_all')).toBe(
      '0.1 + 0.2: expected about 0.4, but it is 0.30000000000000004.',
    );
  });
});

/** What the corpus of attacks (testing/attacks/c-judge.ts) does not try already. */
describe('a program that wants to pass without doing its work', () => {
  const wrong = (body: string) => GOOD.replace('return a + b;', body);

  test.each([
    ['jumps out of the test', `#include <setjmp.h>\n${wrong('jmp_buf b; longjmp(b, 1);')}`],
    ['never stops calling itself', wrong('volatile int c = a; return add(c, b) + c;')],
    [
      'names a function after a check with an assembler label',
      `void tell(unsigned, unsigned, long long, long long) __asm__("ember_judge_number");\n${wrong('tell(0, 0, 3, 3); return 0;')}`,
    ],
    [
      'exports a test of its own',
      `__attribute__((export_name("judge_0"))) int forged(void) { return 0; }\n${wrong('return 0;')}`,
    ],
  ])('%s', async (_, program) => {
    expect(outcomes(await judged(program)).test_add).not.toBe('passed');
  });

  test.each([
    ['how checks are counted', '#define EMBER_INT(...) ((void)0)\n#define EMBER_ID(x) 0\n'],
    ['a word of the language', '#define if while\n#define int long\n#define return\n'],
    ['a function into its expected value', '#define add(a, b) (b == 2 ? 3 : 4)\n'],
    [
      'a macro behind its back',
      '#pragma push_macro("munit_assert_int")\n#define munit_assert_int(...) ((void)0)\n',
    ],
  ])('has a header that redefines %s', async (_, macros) => {
    const program = wrong('return 0;').replace('#include "work.h"', '');
    const result = await judged(program, { header: `${HEADER}${macros}` });
    expect(outcomes(result)).toMatchObject({ test_add: 'failed', test_table: 'failed' });
  });

  test.each([
    [
      'an export',
      '__attribute__((aligned(sizeof(int)), used, export_name("judge_0"))) static int forged(void) { return 0; }',
    ],
    ['an assembler label', 'int twice(int) __asm__("ember_judge_number");'],
    [
      'a static function with the name of a standard one',
      'static int strcmp(const char *a, const char *b) { (void)a; (void)b; return 0; }',
    ],
  ])('has a header with %s', async (_, text) => {
    const result = await judged(wrong('return 0;'), { header: `${HEADER}${text}\n` });
    expect(Object.values(outcomes(result))).not.toContain('passed');
  });

  test('has a header that is named like one of the tests’ own', async () => {
    const result = await judged(wrong('return 0;'), { files: [{ name: 'munit.h', content: '' }] });
    expect(Object.values(outcomes(result))).toEqual(['error', 'error', 'error']);
    expect(result.stderr).toContain('"munit.h" is a header of C itself.');
  });

  test('cannot read its tests as files', async () => {
    const read = wrong('FILE *f = fopen("work_test.c", "r"); if (f) puts("found"); return 0;');
    const result = await judged(`#include <stdio.h>\n${read}`);
    expect(result.tests?.[0]).toMatchObject({ outcome: 'failed', stdout: '' });
  });
});
