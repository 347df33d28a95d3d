#include "munit.h"
#include "mine.h"
#include "cart.h"

munit_case(test_a_row_of_four_nines, {
  int *row = make_row(4, 9);
  munit_assert_not_null(row);
  munit_assert_int(row[0], ==, 9);
  munit_assert_int(row[3], ==, 9);
  munit_assert_int(mine_blocks_out(), ==, 1);
  mine_free(row);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_a_cart_on_the_heap, {
  struct cart *cart = new_cart(7, 2.5);
  munit_assert_not_null(cart);
  munit_assert_int(cart->number, ==, 7);
  munit_assert_double(cart->tons, ==, 2.5);
});

munit_case(test_scrapped_carts_are_back, {
  struct cart *first = new_cart(7, 2.5);
  struct cart *second = new_cart(8, 1.0);
  munit_assert_not_null(first);
  munit_assert_not_null(second);
  scrap_cart(first);
  scrap_cart(second);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
