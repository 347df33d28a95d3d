#include "munit.h"
#include "cart.h"

munit_case(test_total_of_a_shift, {
  struct cart shift[] = {{"copper", 7, 2.5}, {"tin", 12, 1.0}};
  munit_assert_double(total_tons(shift, 2), ==, 3.5);
});

munit_case(test_heaviest_cart_by_number, {
  struct cart shift[] = {{"copper", 7, 2.5}, {"tin", 12, 4.0}, {"iron", 3, 1.0}};
  munit_assert_int(heaviest_cart(shift, 3), ==, 12);
});

munit_case(test_tons_of_copper, {
  struct cart shift[] = {{"copper", 7, 2.5}, {"tin", 12, 1.0}, {"copper", 3, 3.0}};
  munit_assert_double(tons_of(shift, 3, "copper"), ==, 5.5);
});

munit_case(test_with_more_returns_a_fuller_cart, {
  struct cart cart = {"tin", 4, 1.5};
  struct cart fuller = with_more(cart, 2.0);
  munit_assert_double(fuller.tons, ==, 3.5);
});
