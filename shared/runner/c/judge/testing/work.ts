import { judged } from './judged';

/** A small program of two files with tests for it, which cheats start from. */
export const HEADER =
  '#pragma once\n#define LIMIT 3\nint add(int a, int b);\nchar *shout(const char *text);\n';

export const GOOD = `#include <stdlib.h>
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

export const TESTS = `#include "munit.h"
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

export const judgedBy = (main: string, tests = TESTS, header = HEADER) =>
  judged({ 'main.c': main, 'work.h': header }, { 'work_test.c': tests });
