#include "munit.h"

int coldest(const int degrees[], int count);
int count_frost(const int degrees[], int count);

munit_case(test_coldest_of_warm_galleries, {
  int galleries[] = {9, 5, 12};
  munit_assert_int(coldest(galleries, 3), ==, 5);
});

munit_case(test_frost_in_the_first_gallery, {
  int galleries[] = {-1, 4, -6};
  munit_assert_int(count_frost(galleries, 3), ==, 2);
});

munit_case(test_only_the_first_two_count, {
  int galleries[] = {9, 5, -40};
  munit_assert_int(coldest(galleries, 2), ==, 5);
});
