#include "munit.h"

int carts_needed(int tons, int per_cart);
double average_load(int tons, int carts);

munit_case(test_seven_tons_need_four_carts, {
  munit_assert_int(carts_needed(7, 2), ==, 4);
});

munit_case(test_average_has_decimals, {
  munit_assert_double(average_load(7, 4), ==, 1.75);
});
