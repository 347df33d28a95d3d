import { describe, expect, test } from 'vitest';
import { judged, outcomes } from './testing/judged';

const PROGRAM = `#include <math.h>
#include "work.h"
int add(int a, int b) { return a + b; }
const char *name(void) { return "ember"; }
double half(double a) { return a / 2; }
void fill(int *values, int n) { for (int i = 0; i < n; i++) values[i] = i * i - 1; }
int *nothing(void) { return 0; }
`;
const HEADER =
  '#pragma once\nint add(int, int);\nconst char *name(void);\ndouble half(double);\nvoid fill(int *, int);\nint *nothing(void);\n';

/** Judges the program by a test file that includes its header; `also` contains more test files. */
const judgedBy = (tests: string, program = PROGRAM, also: Record<string, string> = {}) =>
  judged({ 'work.c': program, 'work.h': HEADER }, { ...also, 'work_test.c': `#include "work.h"\n${tests}` });
const munit = (body: string) => `#include "munit.h"\nmunit_case(test_it, {\n  ${body}\n});\n`;

const UNITY = (header: string) => `#include "${header}"
static int ready;
void setUp(void) { ready = 1; }
void tearDown(void) {}

static void test_numbers(void) {
  TEST_ASSERT_EQUAL_INT(1, ready);
  TEST_ASSERT_EQUAL(3, add(1, 2));
  TEST_ASSERT_EQUAL_UINT8(255, add(200, 55));
  TEST_ASSERT_EQUAL_HEX16(0xfffe, add(-1, -1));
  TEST_ASSERT_NOT_EQUAL(4, add(1, 2));
  TEST_ASSERT_GREATER_THAN(2, add(1, 2));
  TEST_ASSERT_INT_WITHIN(1, 4, add(1, 2));
  TEST_ASSERT_EQUAL_DOUBLE(0.15, half(0.3));
  TEST_ASSERT_DOUBLE_WITHIN(0.01, 0.155, half(0.3));
}

void test_others(void) {
  int wanted[] = {-1, 0, 3};
  int got[3];
  fill(got, 3);
  TEST_ASSERT_EQUAL_INT_ARRAY(wanted, got, 3);
  TEST_ASSERT_EQUAL_MEMORY(wanted, got, sizeof wanted);
  const char *names[] = {"ember", "ember", NULL};
  TEST_ASSERT_EQUAL_STRING_ARRAY(names, ((const char *[]){name(), name(), NULL}), 3);
  TEST_ASSERT_EACH_EQUAL_STRING_MESSAGE("ember", names, 2, "no");
  TEST_ASSERT_EQUAL_HEX8_ARRAY("em", name(), 2);
  TEST_ASSERT_EQUAL_MEMORY_ARRAY("em", name(), 1, 2);
  TEST_ASSERT_EQUAL_FLOAT_ARRAY(((float[]){0.5f, 1.5f}), ((float[]){half(1), half(3)}), 2);
  TEST_ASSERT_INT_ARRAY_WITHIN(add(0, 1), ((int[]){0, 0, 3}), got, 3);
  TEST_ASSERT_EACH_EQUAL_UINT8(0, got + 1, sizeof *got);
  TEST_ASSERT_EQUAL_STRING("ember", name());
  TEST_ASSERT_EQUAL_STRING_LEN("emXX", name(), 2);
  TEST_ASSERT_TRUE(add(1, 1) == 2);
  TEST_ASSERT_FALSE_MESSAGE(add(1, 1) == 3, "no");
  TEST_ASSERT(add(1, 0));
  TEST_ASSERT_NULL(nothing());
  TEST_ASSERT_NOT_NULL(name());
}

int main(void) {
  UNITY_BEGIN();
  RUN_TEST(test_numbers);
  RUN_TEST(test_others);
  return UNITY_END();
}
`;

/** Variables for a test's body, and test bodies with their expected messages. */
const GOT =
  'int got[3]; fill(got, 3); double halves[] = {half(0.2), half(0.5)}; const char *names[] = {name(), NULL, "coal"};';
const FAILURES = `
TEST_ASSERT_EQUAL_INT(4, add(1, 2)); // add(1, 2): expected 4, but it is 3.
TEST_ASSERT_EQUAL_INT_MESSAGE(4, add(1, 2), "Add them."); // add(1, 2): expected 4, but it is 3. Add them.
int wanted[] = {-1, 0, 4}; TEST_ASSERT_EQUAL_INT_ARRAY(wanted, got, 3); // got[2]: expected 4, but it is 3.
TEST_ASSERT_EQUAL_INT_ARRAY_MESSAGE(((int[]){1}), got, 1, "Squares."); // got[0]: expected 1, but it is -1. Squares.
TEST_ASSERT_EQUAL_UINT16_ARRAY(((int[]){65535, 0, 3}), got, 0); // got: there are no elements to compare.
TEST_ASSERT_EQUAL_STRING_ARRAY(((const char *[]){"ember", NULL, "x"}), names, 3); // names[2]: expected "x", but it is "coal".
TEST_ASSERT_EQUAL_DOUBLE_ARRAY(((double[]){0.1, 0.2}), halves, 2); // halves[1]: expected about 0.2, but it is 0.25.
TEST_ASSERT_EACH_EQUAL_DOUBLE(0.1, halves, 2); // halves[1]: expected about 0.1, but it is 0.25.
TEST_ASSERT_EACH_EQUAL_INT(-1, got, 2); // got[1]: expected -1, but it is 0.
TEST_ASSERT_EACH_EQUAL_STRING("ember", names, 2); // names[1]: expected "ember", but it is NULL.
TEST_ASSERT_INT_ARRAY_WITHIN(2, ((int[]){0, 0, 0}), got, 3); // got[2]: expected about 0, but it is 3.
TEST_ASSERT_EQUAL_MEMORY_ARRAY("embeds", name(), 2, 3); // name(): expected 65 6d 62 65 64 73, but it is 65 6d 62 65 72 00.
int near = add(1, 1); TEST_ASSERT_INT_WITHIN(near, 5, got[2]); TEST_ASSERT_INT_WITHIN(near, 6, got[2]); // got[2]: expected about 6, but it is 3.
double near = 0.1; TEST_ASSERT_DOUBLE_WITHIN(near, 0.3, half(0.5)); TEST_ASSERT_DOUBLE_WITHIN(near / 4, 0.2, half(0.5)); // half(0.5): expected about 0.2, but it is 0.25.
TEST_ASSERT_EQUAL_STRING("emberforge", name()); // name(): expected "emberforge", but it is "ember".
TEST_ASSERT_EQUAL_STRING_LEN("embED", name(), 4); // name(): expected "embE", but it is "embe".
TEST_ASSERT_EQUAL_STRING("x", (char *)nothing()); // (char *)nothing(): expected "x", but it is NULL.
TEST_ASSERT_DOUBLE_WITHIN(0.01, 0.3, half(0.5)); // half(0.5): expected about 0.3, but it is 0.25.
TEST_ASSERT_LESS_THAN(3, add(1, 2)); // add(1, 2): expected less than 3, but it is 3.
TEST_ASSERT_NOT_NULL(nothing()); // nothing(): expected anything but NULL, but it is NULL.
TEST_FAIL_MESSAGE("Not yet."); // Not yet.
`;

describe('Unity tests', () => {
  test.each(['unity.h', 'vendor/unity.h', 'test-framework/unity.h'])('pass with %s', async (header) => {
    const result = await judgedBy(UNITY(header));
    expect(result.tests?.map(({ message }) => message)).toEqual(['', '']);
    expect(outcomes(result)).toEqual({ test_numbers: 'passed', test_others: 'passed' });
  });

  test('explain each failure', async () => {
    const failures = FAILURES.trim().split('\n');
    const bodies = failures.map((line) => line.split(' // ')[0]);
    const tests = bodies.map((body, at) => `void test_${at}(void) { ${GOT} ${body} }\n`).join('');
    const result = await judgedBy(`#include "unity.h"\n${tests}`);
    const messages = result.tests?.map(({ message }, at) => `${bodies[at]} // ${message}`);
    expect(messages).toEqual(failures);
    expect(new Set(Object.values(outcomes(result)))).toEqual(new Set(['failed']));
  });
});

describe('a skipped test', () => {
  test.each([
    ['unity.h', 'void test_it(void) { TEST_IGNORE(); TEST_FAIL(); }'],
    ['unity.h', 'void test_it(void) { TEST_IGNORE_MESSAGE("Later."); }'],
    ['munit.h', 'static MunitResult test_it(const MunitParameter p[], void *d) { return MUNIT_SKIP; }'],
  ])('neither passes nor fails: %s %s', async (framework, skipped) => {
    const others = 'void test_add(void) { assert(add(1, 2) == 3); }\nvoid test_name(void) { assert(0); }\n';
    const result = await judgedBy(`#include "${framework}"\n#include <assert.h>\n${skipped}\n${others}`);
    expect(outcomes(result)).toEqual({ test_add: 'passed', test_name: 'failed' });
  });
});

describe('a test folder', () => {
  const TESTS = `#include "unity.h"
#include "helpers.h"
void test_table(void) { for (int i = 0; i < CASES; i++) check(cases[i]); }
`;
  const helpers = (last: number) => ({
    'helpers.h': `#pragma once
#define CASES 2
struct one { int a, b, sum; };
extern const struct one cases[CASES];
void check(struct one);
`,
    'helpers.c': `#include "helpers.h"
#include "unity.h"
#include "work.h"
const struct one cases[CASES] = {{1, 2, 3}, {2, 2, ${last}}};
void check(struct one it) { TEST_ASSERT_EQUAL_INT(it.sum, add(it.a, it.b)); }
`,
  });

  test('can contain helper files with their own checks', async () => {
    const included = `#include "helpers.c"\n${TESTS}`;
    for (const tests of [TESTS, included])
      expect(outcomes(await judgedBy(tests, PROGRAM, helpers(4)))).toEqual({ test_table: 'passed' });
    const message = 'add(it.a, it.b): expected 5, but it is 4.';
    expect((await judgedBy(TESTS, PROGRAM, helpers(5))).tests).toMatchObject([
      { file: 'work_test.c', message },
    ]);
  });

  test('without tests explains how to write one', async () => {
    const result = await judgedBy('int unused;\n');
    expect(result).toMatchObject({ exitCode: 1, tests: [] });
    expect(result.diagnostics).toMatchObject([{ file: 'work_test.c', line: 1, severity: 'error' }]);
    expect(result.stderr).toMatch(
      /^There are no tests in work_test\.c\. .*munit_case\(.*TEST_ASSERT_EQUAL.*assert\(/,
    );
  });

  test.each([
    ['TEST_ASSERT_SOMETHING(add(1, 2));', 'TEST_ASSERT_SOMETHING'],
    ['UnityPrint("x");', 'UnityPrint'],
    ['int a = MUNIT_SOMETHING;', 'MUNIT_SOMETHING'],
  ])('gets the error itself when it uses something unavailable: %s', async (body, name) => {
    const result = await judgedBy(`#include "unity.h"\nvoid test_it(void) {\n  ${body}\n}\n`);
    const message = `The tests don’t compile: ${name} isn’t available here (work_test.c, line 4).`;
    expect(result).toMatchObject({ exitCode: 1, stderr: `${message}\n`, tests: [] });
    expect(result.diagnostics).toEqual([{ file: 'work_test.c', line: 4, severity: 'error', message }]);
  });
});

describe('tests with plain assert()', () => {
  test('can be functions named test…', async () => {
    const tests = `#include <assert.h>
#include <string.h>
static void test_add(void) { assert(add(1, 2) == 3); }
static void test_name(void) { assert(strcmp(name(), "coal") == 0); }
int main(void) { test_add(); test_name(); return 0; }
`;
    const result = await judgedBy(tests);
    expect(outcomes(result)).toEqual({ test_add: 'passed', test_name: 'failed' });
    expect(result.tests?.[1]?.message).toBe('strcmp(name(), "coal") == 0: expected true, but it is false.');
  });

  test.each(['int main(void)', 'int main()', 'int main(int argc, char **argv)'])(
    'can be in %s if there are no test functions',
    async (head) => {
      const tests = (sum: number) =>
        `#include <assert.h>\n${head} {\n  assert(add(1, 2) == ${sum});\n  return 0;\n}\n`;
      expect(outcomes(await judgedBy(tests(3)))).toEqual({ main: 'passed' });
      expect(outcomes(await judgedBy(tests(4)))).toEqual({ main: 'failed' });
    },
  );
});

describe('an error', () => {
  test('in a test file is reported with its line, but not its source', async () => {
    const result = await judgedBy(munit('munit_assert_int(subtract(1, 2), ==, 3);'));
    expect(result.stderr).toContain('The tests (work_test.c, line 4) don’t fit the program');
    expect(result.stderr).not.toContain('munit_assert_int');
    expect(result.diagnostics).toMatchObject([{ file: 'work_test.c', line: 4, severity: 'error' }]);
  });

  test('while a test runs is reported with its line in the test', async () => {
    const { tests } = await judgedBy(munit('free((void *)name());'));
    const message = expect.stringMatching(/free\(\).*\n.*in work_test.c, line \d/);
    expect(tests).toMatchObject([{ outcome: 'error', message }]);
  });
});
