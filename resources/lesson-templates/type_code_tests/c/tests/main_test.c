#include "munit.h"

int count_hot(const int temperatures[], int length, int limit);

munit_case(test_counts_what_is_hotter, {
  int temperatures[] = {700, 900, 850};
  munit_assert_int(count_hot(temperatures, 3, 800), ==, 2);
});

munit_case(test_finds_nothing_in_a_cold_forge, {
  int temperatures[] = {20, 30};
  munit_assert_int(count_hot(temperatures, 2, 800), ==, 0);
});
