import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../runner';
import { outcomes } from './testing/judged';
import { GOOD, judgedBy } from './testing/work';

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
