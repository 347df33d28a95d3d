import type { RunResult, SourceFile } from '../../runner';
import type { Attack } from './attack';

interface Options {
  tests?: string;
  header?: SourceFile;
  check?(result: RunResult): void;
}

const TESTS =
  '#include "munit.h"\nint answer(void);\nmunit_case(test_answer, { munit_assert_int(answer(), ==, 42); });\n';
/** A program that must not pass its one test. */
const deceiving = (name: string, source: string, { tests = TESTS, header, check }: Options = {}): Attack => ({
  name: `c: ${name}`,
  language: 'c',
  files: [{ name: 'main.c', content: source }, ...(header ? [header] : [])],
  tests: [{ name: 'answer_test.c', content: tests }],
  expect: 'capped',
  check: (result) => {
    if (result.tests?.length !== 1 || result.tests[0]?.outcome === 'passed')
      throw new Error(`${name} passed`);
    check?.(result);
  },
});

const programs: Attack[] = [
  deceiving(
    'printing the output of a judge',
    '#include <stdio.h>\nint answer(void) { puts("ok - test_answer\\n1 of 1 (100%) tests successful"); return 0; }',
  ),
  deceiving('exiting early', '#include <stdlib.h>\nint answer(void) { exit(0); }'),
  deceiving(
    'exporting its own test',
    '__attribute__((export_name("judge_0"))) int mine(void) { return 0; }\nint answer(void) { return 0; }',
  ),
  deceiving('including the tests', '#include "answer_test.c"\nint answer(void) { return 0; }'),
  deceiving(
    'searching memory for the answer',
    'int answer(void) { for (int *p = (int *)16; (char *)p < (char *)(__builtin_wasm_memory_size(0) * 65536 - 8); p++) if (*p == 40 + 2) return *p == 42 ? *p - 1 : 0; return 0; }',
  ),
];

const testOf = (body: string, before = '') =>
  `#include "munit.h"\nint answer(void);\nint square(int);\nconst char *text(void);\n${before}\nmunit_case(test_answer, { ${body} });\n`;
const TEXT = testOf('munit_assert_int(strcmp(text(), "embers"), ==, 0);');

/** Guesses a string letter by letter, using the judge's answer to each guess. */
const guessing = (compare: string) => `const char *text(void) {
  static char guess[9];
  for (int at = 0; at < 8; at++)
    for (int letter = 0; letter < 128; letter++) {
      guess[at] = letter;
      if (${compare} <= 0) continue;
      guess[at] = letter - 1;
      break;
    }
  return guess;
}
`;
const COMPARE = 'int compare(unsigned, unsigned, const void *, unsigned long, int)';
const TABLE = 'static struct { int in, out; } cases[] = {{3, 1009}, {4, 1016}, {5, 1025}, {0, 0}};';
const WALK = 'for (int i = 0; cases[i].in; i++) munit_assert_int(square(cases[i].in), ==, cases[i].out);';
/** Runs `body` with `p` pointing to the tests' table, if it's in memory. */
const finding = (body: string) =>
  `for (int *p = (int *)1024; (char *)p < (char *)(__builtin_wasm_memory_size(0) * 65536 - 40); p++) if (p[0] == 3 && p[2] == 4 && p[4] == 5 && p[6] == 0 && p[7] == 0) { ${body} }`;

const READING = `int square(int a) { ${finding('for (int i = 0; i < 6; i += 2) if (p[i] == a) return p[i + 1];')} return 0; }\n`;

const answers: Attack[] = [
  deceiving(
    'calling the judge through an import',
    `__attribute__((import_module("judge"), import_name("compare"))) ${COMPARE};\n${guessing('compare(0, 0, guess, 99, 1)')}`,
    { tests: TEXT },
  ),
  deceiving('reading the expected values', READING, {
    tests: testOf(
      'for (int i = 0; i < 3; i++) munit_assert_int(square(i + 3), ==, wanted[2 * (i + zero) + 1]);',
      'static const int wanted[] = {3, 1009, 4, 1016, 5, 1025, 0, 0};\nvolatile int zero;',
    ),
  }),
  deceiving('reading the tests’ table', READING, {
    tests: testOf(
      'for (int i = 0; i < 3; i++) munit_assert_int(square(cases[i].in), ==, cases[i].out);',
      TABLE,
    ),
  }),
  deceiving(
    'changing the expected values',
    'int square(int a) { int here = a; for (int *p = &here; p < &here + 200; p++) if (p[0] == 1009) p[0] = 7; return 7; }\n',
    { tests: testOf('volatile int wanted = 1009; munit_assert_int(square(3), ==, wanted);') },
  ),
  deceiving(
    'truncating the tests’ table',
    `int square(int a) { ${finding('p[2] = 0;')} return a == 3 ? 1009 : 0; }\n`,
    { tests: testOf(WALK, TABLE.replace('static', 'static volatile')) },
  ),
  deceiving(
    'replacing a compiler runtime function',
    'long double number(void) { return 5; }\nint __eqtf2(long double a, long double b) { (void)a; (void)b; return 0; }\nint __netf2(long double a, long double b) { (void)a; (void)b; return 0; }\n',
    { tests: testOf('munit_assert_true(number() == 1.5L);', 'long double number(void);') },
  ),
  deceiving(
    'replacing a function of the judge',
    'int answer(void) { return 0; }\nint ember_judge_number(unsigned nonce, unsigned site, long long a, long long b) { (void)nonce; (void)site; (void)a; return b; }\n',
  ),
  deceiving(
    'replacing a library function that the tests use',
    'const char *text(void) { return "?"; }\nchar *strstr(const char *a, const char *b) { (void)b; return (char *)a; }\n',
    { tests: testOf('munit_assert_not_null(strstr(text(), "ember"));') },
  ),
  deceiving(
    'an endless test message',
    '#include <stdio.h>\n#include <stdlib.h>\nint answer(void) { for (int i = 0; i < 90000; i++) fputs("more ", stderr); abort(); }\n',
    {
      check: ({ tests }) => {
        if (tests?.[0] && tests[0].message.length > 5000) throw new Error('an endless message');
      },
    },
  ),
];

const ANSWERS = testOf('munit_assert_int(answer(), ==, 42);', '#include "work.h"');
const header = (content: string, name = 'work.h'): SourceFile => ({
  name,
  content: `#pragma once\n${content}\n`,
});
const ZERO = 'int answer(void) { return 0; }\n';

const headers: Attack[] = [
  deceiving('a header that redefines a check', ZERO, {
    tests: ANSWERS,
    header: header('#undef munit_assert_int\n#define munit_assert_int(...) ((void)0)'),
  }),
  deceiving('a header that redefines a C constant', ZERO, {
    tests: testOf('munit_assert_int(answer(), ==, INT_MAX);', '#include "work.h"'),
    header: header('#undef INT_MAX\n#define INT_MAX 0'),
  }),
  deceiving('a header that replaces one of C’s', ZERO, {
    tests: testOf('munit_assert_int(answer(), ==, INT_MAX);'),
    header: header('#define INT_MAX 0', 'limits.h'),
  }),
  deceiving('a header that adds a check', ZERO, {
    tests: ANSWERS,
    header: header(
      'static const int mine __attribute__((aligned(sizeof(int)), used, section("ember_sites"))) = 5;',
    ),
  }),
  deceiving('a header with undefined behavior', '#include "work.h"\n', {
    tests: testOf('if (cube(3) != 27) munit_error("wrong");', '#include "work.h"'),
    header: header('static inline int cube(int a) { int open; (void)a; return open; }'),
  }),
  deceiving('a header whose code runs when expectations are collected', '#include "work.h"\n', {
    tests: testOf('volatile int wanted = 1009; munit_assert_int(cube(3), ==, wanted);', '#include "work.h"'),
    header: header(
      'static inline int cube(int a) { int here = a; for (int *p = &here; p < &here + 200; p++) if (p[0] == 1009) p[0] = 0; return 0; }',
    ),
  }),
];

/** Programs that try to pass tests without a solution. */
export const judgeAttacks: Attack[] = [...programs, ...answers, ...headers];
