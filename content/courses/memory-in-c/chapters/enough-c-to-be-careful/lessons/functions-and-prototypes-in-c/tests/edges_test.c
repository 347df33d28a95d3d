#include "munit.h"

int carts_needed(int tons, int per_cart);
double average_load(int tons, int carts);

munit_case(test_full_carts_need_no_extra_one, {
  munit_assert_int(carts_needed(12, 3), ==, 4);
});

munit_case(test_no_ore_needs_no_cart, {
  munit_assert_int(carts_needed(0, 5), ==, 0);
});

munit_case(test_one_ton_more_needs_one_cart_more, {
  munit_assert_int(carts_needed(13, 3), ==, 5);
});

munit_case(test_average_without_carts_is_zero, {
  munit_assert_double(average_load(9, 0), ==, 0.0);
});

munit_case(test_average_of_one_cart, {
  munit_assert_double(average_load(9, 1), ==, 9.0);
});
