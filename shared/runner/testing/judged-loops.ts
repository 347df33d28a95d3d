import type { Language, RunRequest } from '../runner';

/** Creates a request from program and test files, given by name. The first file is the entry. */
export const judged = (
  language: Language,
  files: Record<string, string>,
  tests: Record<string, string>,
): RunRequest => {
  const filesOf = (all: typeof files) => Object.entries(all).map(([name, content]) => ({ name, content }));
  return { language, files: filesOf(files), tests: filesOf(tests) };
};

/**
 * Programs with three tests each. The first passes. The second prints once and then loops without any host call, so only
 * killing it helps.
 */
export const JUDGED_LOOPS: readonly RunRequest[] = [
  judged(
    'python',
    {
      'main.py': `def work(n):
    if n == 2:
        print("in two")
        while True: pass
    return n
`,
    },
    {
      'test_work.py': `from main import work
def test_one(): assert work(1) == 1
def test_two(): assert work(2) == 2
def test_three(): assert work(3) == 3
`,
    },
  ),
  judged(
    'c',
    {
      'main.c': `#include <stdio.h>
#include "work.h"
int work(int n) { if (n == 2) { puts("in two"); fflush(stdout); for (volatile int i = 0;; i++); } return n; }
`,
      'work.h': 'int work(int n);\n',
    },
    {
      'work_test.c': `#include "munit.h"
#include "work.h"
munit_case(test_one, { munit_assert_int(work(1), ==, 1); });
munit_case(test_two, { munit_assert_int(work(2), ==, 2); });
munit_case(test_three, { munit_assert_int(work(3), ==, 3); });
`,
    },
  ),
  judged(
    'go',
    {
      'main.go': `package main
import "fmt"
func work(n int) int {
	if n == 2 { fmt.Println("in two"); for {} }
	return n
}
func main() {}
`,
    },
    {
      'work_test.go': `package main
import "testing"
func check(t *testing.T, n int) { if work(n) != n { t.Error("wrong") } }
func TestOne(t *testing.T) { check(t, 1) }
func TestTwo(t *testing.T) { check(t, 2) }
func TestThree(t *testing.T) { check(t, 3) }
`,
    },
  ),
];

/** Expected result (for `toMatchObject`) after one of them was killed. */
export const KILLED = {
  limitHit: 'time',
  exitCode: null,
  tests: [
    { outcome: 'passed', message: '' },
    { outcome: 'error', stdout: 'in two\n' },
    { outcome: 'error', stdout: '' },
  ],
} as const;
