#include "munit.h"

int count_hot(const int temperatures[], int length, int limit);

munit_case(test_leaves_out_the_limit, {
  int temperatures[] = {800, 801};
  munit_assert_int(count_hot(temperatures, 2, 800), ==, 1);
});
