import type { RunRequest } from '../runner';

/**
 * Programs with three tests each: the first passes, the second comes to a loop that prints once and then calls nothing
 * at all, so that only whoever embeds the runtime can end it.
 */
export const JUDGED_LOOPS: readonly RunRequest[] = [
  {
    language: 'python',
    files: [
      {
        name: 'main.py',
        content:
          'def work(n):\n    if n == 2:\n        print("in two")\n        while True: pass\n    return n\n',
      },
    ],
    tests: [
      {
        name: 'test_work.py',
        content:
          'from main import work\ndef test_one(): assert work(1) == 1\ndef test_two(): assert work(2) == 2\ndef test_three(): assert work(3) == 3\n',
      },
    ],
  },
  {
    language: 'c',
    files: [
      {
        name: 'main.c',
        content:
          '#include <stdio.h>\n#include "work.h"\nint work(int n) { if (n == 2) { puts("in two"); fflush(stdout); for (volatile int i = 0;; i++); } return n; }\n',
      },
      { name: 'work.h', content: 'int work(int n);\n' },
    ],
    tests: [
      {
        name: 'work_test.c',
        content: `#include "munit.h"
#include "work.h"
munit_case(test_one, { munit_assert_int(work(1), ==, 1); });
munit_case(test_two, { munit_assert_int(work(2), ==, 2); });
munit_case(test_three, { munit_assert_int(work(3), ==, 3); });
`,
      },
    ],
  },
  {
    language: 'go',
    files: [
      {
        name: 'main.go',
        content:
          'package main\nimport "fmt"\nfunc work(n int) int {\n\tif n == 2 {\n\t\tfmt.Println("in two")\n\t\tfor {\n\t\t}\n\t}\n\treturn n\n}\nfunc main() {}\n',
      },
    ],
    tests: [
      {
        name: 'work_test.go',
        content: `package main
import "testing"
func check(t *testing.T, n int) { if work(n) != n { t.Error("wrong") } }
func TestOne(t *testing.T) { check(t, 1) }
func TestTwo(t *testing.T) { check(t, 2) }
func TestThree(t *testing.T) { check(t, 3) }
`,
      },
    ],
  },
];

/** What a `toMatchObject` must find once one of them has been killed. */
export const KILLED = {
  limitHit: 'time',
  exitCode: null,
  tests: [
    { outcome: 'passed', message: '' },
    { outcome: 'error', stdout: 'in two\n' },
    { outcome: 'error', stdout: '' },
  ],
} as const;
