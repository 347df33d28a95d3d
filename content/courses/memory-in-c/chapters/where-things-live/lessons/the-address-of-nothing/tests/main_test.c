#include "munit.h"
#include "cart.h"

munit_case(test_heavier_is_one_of_the_two, {
  struct cart a = {7, 2.5};
  struct cart b = {12, 3.0};
  munit_assert_true(heavier(&a, &b) == &b);
  munit_assert_true(heavier(&b, &a) == &b);
});

munit_case(test_tag_is_in_the_callers_text, {
  struct cart cart = {7, 2.5};
  char text[32] = "nothing";
  munit_assert_true(write_tag(text, sizeof text, &cart) == text);
  munit_assert_string_equal(text, "cart 7: 2.5 t");
});
