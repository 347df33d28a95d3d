import type { LessonContent } from '@server/authoring/content-import/content';
import { expect, test } from 'vitest';
import { cTestProblems } from './c-tests';

const PROGRAM = 'int add(int a, int b) { return a + b; }\n';
const testFile = (body: string) =>
  `#include "munit.h"\nint add(int, int);\nmunit_case(test_add, {\n  ${body}\n});\n`;

/** The problems reported for a lesson with this test, whose solution passes it. */
function faults(body: string, more: object = {}): Promise<string[]> {
  const data = {
    ...more,
    type: 'type_code_tests',
    files: [{ name: 'main.c', content: '' }],
    solutionFiles: [{ name: 'main.c', content: PROGRAM }],
    testFiles: [{ name: 'add_test.c', content: testFile(body), isHidden: true }],
  };
  return cTestProblems({ slug: 'add', data } as unknown as LessonContent, 'c');
}

test.each([
  ['a constant', 'munit_assert_int(add(1, 2), ==, 3);'],
  [
    'a table',
    'int wanted[] = {2, 4}; for (int i = 0; i < 2; i++) munit_assert_int(add(i + 1, i + 1), ==, wanted[i]);',
  ],
])('%s is accepted as an expected value', async (_, body) => {
  expect(await faults(body)).toEqual([]);
});

test('a value that the program computes is not accepted', async () => {
  const body = 'int before = add(1, 2); munit_assert_int(add(before, 1), ==, before + 1);';
  expect(await faults(body)).toEqual([
    'tests/add_test.c: what "add(before, 1)" is compared with, "before + 1", depends on what the program does, which could bend it: write the expected value itself, or openChecks: true in lesson.yaml',
  ]);
  expect(await faults(body, { openChecks: true })).toEqual([]);
});
