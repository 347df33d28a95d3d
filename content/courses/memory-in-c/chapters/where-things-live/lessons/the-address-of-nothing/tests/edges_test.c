#include "munit.h"
#include "cart.h"

munit_case(test_equal_carts_give_the_first, {
  struct cart a = {7, 2.5};
  struct cart b = {12, 2.5};
  munit_assert_true(heavier(&a, &b) == &a);
});

munit_case(test_two_tags_at_a_time, {
  struct cart a = {7, 2.5};
  struct cart b = {12, 3.0};
  char first[32] = "";
  char second[32] = "";
  write_tag(first, sizeof first, &a);
  write_tag(second, sizeof second, &b);
  munit_assert_string_equal(first, "cart 7: 2.5 t");
  munit_assert_string_equal(second, "cart 12: 3.0 t");
});

munit_case(test_a_small_text_is_not_overrun, {
  struct cart cart = {12, 3.0};
  char text[12] = "???????????";
  write_tag(text, 7, &cart);
  munit_assert_string_equal(text, "cart 1");
  munit_assert_char(text[7], ==, '?');
});
