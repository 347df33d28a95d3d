#include "munit.h"
#include "lamp.h"

munit_case(test_refill_changes_the_lamp, {
  struct lamp lamp = {1, 4, false};
  munit_assert_int(refill(&lamp, 3), ==, 3);
  munit_assert_int(lamp.oil, ==, 7);
});

munit_case(test_light_a_lamp, {
  struct lamp lamp = {1, 4, false};
  munit_assert_true(light(&lamp));
  munit_assert_true(lamp.lit);
});

munit_case(test_total_oil, {
  struct lamp lamps[] = {{1, 4, false}, {2, 1, true}, {3, 2, false}};
  munit_assert_int(total_oil(lamps, 3), ==, 7);
});

munit_case(test_fullest_is_the_lamp_itself, {
  struct lamp lamps[] = {{1, 4, false}, {2, 9, false}, {3, 2, false}};
  struct lamp *best = fullest(lamps, 3);
  munit_assert_not_null(best);
  munit_assert_int(best->number, ==, 2);
  munit_assert_int((int)(best - lamps), ==, 1);
});
