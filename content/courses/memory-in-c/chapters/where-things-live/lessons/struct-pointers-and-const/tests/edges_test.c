#include "munit.h"
#include "lamp.h"

munit_case(test_refill_stops_at_the_top, {
  struct lamp lamp = {1, 8, false};
  munit_assert_int(refill(&lamp, 5), ==, 2);
  munit_assert_int(lamp.oil, ==, 10);
  munit_assert_int(refill(&lamp, 1), ==, 0);
  munit_assert_int(lamp.oil, ==, 10);
});

munit_case(test_refill_to_the_top_exactly, {
  struct lamp lamp = {1, 8, false};
  munit_assert_int(refill(&lamp, 2), ==, 2);
  munit_assert_int(lamp.oil, ==, 10);
});

munit_case(test_no_oil_no_light, {
  struct lamp lamp = {1, 0, false};
  munit_assert_false(light(&lamp));
  munit_assert_false(lamp.lit);
});

munit_case(test_one_drop_is_enough, {
  struct lamp lamp = {1, 1, false};
  munit_assert_true(light(&lamp));
  munit_assert_true(lamp.lit);
  munit_assert_int(lamp.oil, ==, 1);
});

munit_case(test_oil_of_the_first_lamps, {
  struct lamp lamps[] = {{1, 4, false}, {2, 1, true}, {3, 8, false}};
  munit_assert_int(total_oil(lamps, 2), ==, 5);
  munit_assert_int(total_oil(lamps, 0), ==, 0);
});

munit_case(test_fullest_of_none, {
  struct lamp lamps[] = {{1, 4, false}};
  munit_assert_null(fullest(lamps, 0));
});

munit_case(test_first_of_two_full_lamps, {
  struct lamp lamps[] = {{5, 3, false}, {6, 7, false}, {7, 7, false}, {8, 9, false}};
  struct lamp *best = fullest(lamps, 3);
  munit_assert_not_null(best);
  munit_assert_int(best->number, ==, 6);
});

munit_case(test_fullest_of_empty_lamps, {
  struct lamp lamps[] = {{5, 0, false}, {6, 0, false}};
  struct lamp *best = fullest(lamps, 2);
  munit_assert_not_null(best);
  munit_assert_int(best->number, ==, 5);
});
