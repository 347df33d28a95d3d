#include "munit.h"
#include "cart.h"

munit_case(test_total_of_no_carts, {
  struct cart shift[] = {{"copper", 7, 2.5}};
  munit_assert_double(total_tons(shift, 0), ==, 0.0);
});

munit_case(test_only_the_first_carts_count, {
  struct cart shift[] = {{"copper", 7, 2.5}, {"tin", 12, 1.0}, {"tin", 1, 9.0}};
  munit_assert_double(total_tons(shift, 2), ==, 3.5);
  munit_assert_int(heaviest_cart(shift, 2), ==, 7);
  munit_assert_double(tons_of(shift, 2, "tin"), ==, 1.0);
});

munit_case(test_no_carts_no_heaviest, {
  struct cart shift[] = {{"copper", 7, 2.5}};
  munit_assert_int(heaviest_cart(shift, 0), ==, -1);
});

munit_case(test_first_of_two_equal_carts, {
  struct cart shift[] = {{"tin", 5, 1.0}, {"copper", 8, 3.0}, {"iron", 9, 3.0}};
  munit_assert_int(heaviest_cart(shift, 3), ==, 8);
});

munit_case(test_empty_carts_have_a_heaviest, {
  struct cart shift[] = {{"tin", 5, 0.0}, {"tin", 6, 0.0}};
  munit_assert_int(heaviest_cart(shift, 2), ==, 5);
});

munit_case(test_second_cart_is_heaviest, {
  struct cart shift[] = {{"tin", 5, 1.0}, {"tin", 6, 2.0}};
  munit_assert_int(heaviest_cart(shift, 2), ==, 6);
});

munit_case(test_mineral_must_match_as_a_whole, {
  struct cart shift[] = {{"tin", 5, 1.0}, {"tinsel", 6, 2.0}};
  char wanted[] = "tin";
  munit_assert_double(tons_of(shift, 2, wanted), ==, 1.0);
  munit_assert_double(tons_of(shift, 2, "gold"), ==, 0.0);
});

munit_case(test_with_more_keeps_the_rest, {
  struct cart cart = {"tin", 4, 1.5};
  struct cart fuller = with_more(cart, 2.0);
  munit_assert_int(fuller.number, ==, 4);
  munit_assert_string_equal(fuller.mineral, "tin");
  munit_assert_double(fuller.tons, ==, 3.5);
});
