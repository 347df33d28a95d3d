#include "munit.h"

const int *find_last(const int *values, size_t count, int wanted);
void reverse(int *values, size_t count);

munit_case(test_finds_the_last_of_two, {
  int carts[] = {3, 8, 1, 8, 2};
  const int *found = find_last(carts, 5, 8);
  munit_assert_not_null(found);
  munit_assert_int((int)(found - carts), ==, 3);
});

munit_case(test_reverses_four, {
  int carts[] = {1, 2, 3, 4};
  reverse(carts, 4);
  munit_assert_int(carts[0], ==, 4);
  munit_assert_int(carts[1], ==, 3);
  munit_assert_int(carts[2], ==, 2);
  munit_assert_int(carts[3], ==, 1);
});
