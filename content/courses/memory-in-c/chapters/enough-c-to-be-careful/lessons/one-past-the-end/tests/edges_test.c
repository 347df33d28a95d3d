#include "munit.h"

int coldest(const int degrees[], int count);
int count_frost(const int degrees[], int count);

munit_case(test_coldest_is_first, {
  int galleries[] = {-7, 5, 2, 0};
  munit_assert_int(coldest(galleries, 4), ==, -7);
});

munit_case(test_coldest_is_last, {
  int galleries[] = {3, 5, 2, -9};
  munit_assert_int(coldest(galleries, 4), ==, -9);
});

munit_case(test_coldest_of_one, {
  int galleries[] = {8, -3};
  munit_assert_int(coldest(galleries, 1), ==, 8);
});

munit_case(test_coldest_is_second, {
  int galleries[] = {8, 1, 6};
  munit_assert_int(coldest(galleries, 3), ==, 1);
});

munit_case(test_zero_is_not_frost, {
  int galleries[] = {0, -1, 0};
  munit_assert_int(count_frost(galleries, 3), ==, 1);
});

munit_case(test_frost_stops_at_the_count, {
  int galleries[] = {4, -5, -5};
  munit_assert_int(count_frost(galleries, 2), ==, 1);
});

munit_case(test_no_galleries_no_frost, {
  int galleries[] = {-5};
  munit_assert_int(count_frost(galleries, 0), ==, 0);
});
