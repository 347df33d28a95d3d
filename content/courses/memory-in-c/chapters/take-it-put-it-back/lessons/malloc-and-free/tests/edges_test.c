#include "munit.h"
#include "mine.h"
#include "cart.h"

munit_case(test_the_row_is_large_enough, {
  int *row = make_row(100, -3);
  munit_assert_not_null(row);
  munit_assert_int(row[99], ==, -3);
  munit_assert_int(row[50], ==, -3);
  munit_assert_true(mine_bytes_out() >= 100 * sizeof(int));
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_a_row_of_one, {
  int *row = make_row(1, 6);
  munit_assert_not_null(row);
  munit_assert_int(row[0], ==, 6);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_no_memory_for_a_row, {
  mine_runs_out_after(0);
  munit_assert_null(make_row(4, 9));
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_no_memory_for_a_cart, {
  mine_runs_out_after(0);
  munit_assert_null(new_cart(1, 1.0));
});

munit_case(test_two_carts_are_two_blocks, {
  struct cart *first = new_cart(1, 1.0);
  struct cart *second = new_cart(2, 2.0);
  munit_assert_int(mine_blocks_out(), ==, 2);
  munit_assert_int(first->number, ==, 1);
  munit_assert_int(second->number, ==, 2);
});

munit_case(test_scrapping_nothing, {
  struct cart *cart = new_cart(1, 1.0);
  scrap_cart(NULL);
  munit_assert_int(mine_blocks_out(), ==, 1);
  munit_assert_int(cart->number, ==, 1);
});
