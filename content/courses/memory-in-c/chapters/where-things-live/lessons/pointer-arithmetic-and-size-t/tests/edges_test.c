#include "munit.h"

const int *find_last(const int *values, size_t count, int wanted);
void reverse(int *values, size_t count);

munit_case(test_finds_nothing, {
  int carts[] = {3, 8, 1};
  munit_assert_null(find_last(carts, 3, 9));
});

munit_case(test_finds_the_first_element, {
  int carts[] = {3, 8, 1};
  const int *found = find_last(carts, 3, 3);
  munit_assert_not_null(found);
  munit_assert_int((int)(found - carts), ==, 0);
});

munit_case(test_finds_the_last_element, {
  int carts[] = {3, 8, 1};
  const int *found = find_last(carts, 3, 1);
  munit_assert_not_null(found);
  munit_assert_int((int)(found - carts), ==, 2);
});

munit_case(test_does_not_look_behind_the_end, {
  int carts[] = {3, 8, 1, 7};
  munit_assert_null(find_last(carts, 3, 7));
});

munit_case(test_nothing_in_an_empty_array, {
  int carts[] = {3, 3};
  munit_assert_null(find_last(carts + 1, 0, 3));
});

munit_case(test_reverses_three, {
  int carts[] = {1, 2, 3, 99};
  reverse(carts, 3);
  munit_assert_int(carts[0], ==, 3);
  munit_assert_int(carts[1], ==, 2);
  munit_assert_int(carts[2], ==, 1);
  munit_assert_int(carts[3], ==, 99);
});

munit_case(test_reverses_nothing, {
  int carts[] = {1, 2, 3};
  reverse(carts + 1, 0);
  munit_assert_int(carts[0], ==, 1);
  munit_assert_int(carts[1], ==, 2);
  munit_assert_int(carts[2], ==, 3);
});
