import { describe, expect, test } from 'vitest';
import { judged, outcomes } from './testing/judged';
import { GOOD, HEADER, judgedBy, TESTS } from './testing/work';

/** More attacks are in testing/attacks/c-judge.ts. */
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
