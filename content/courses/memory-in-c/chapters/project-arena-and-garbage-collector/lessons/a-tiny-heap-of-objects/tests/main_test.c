#include "munit.h"
#include "mine.h"
#include "gc.h"

munit_case(test_a_new_cart_is_in_the_heap, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 7);
  struct cart *second = heap_new(&heap, 8);
  munit_assert_not_null(first);
  munit_assert_not_null(second);
  munit_assert_int(first->number, ==, 7);
  munit_assert_null(first->behind);
  munit_assert_true(heap_has(&heap, first));
  munit_assert_true(heap_has(&heap, second));
  munit_assert_size(heap.count, ==, 2);
});

munit_case(test_a_root_is_the_address_of_a_variable, {
  struct heap heap = {0};
  struct cart *train = NULL;
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_size(heap.root_count, ==, 1);
  train = heap_new(&heap, 3);
  munit_assert_not_null(train);
  munit_assert_int((*heap.roots[0])->number, ==, 3);
});

munit_case(test_close_puts_all_carts_back, {
  struct heap heap = {0};
  for (int i = 0; i < 5; i++) munit_assert_not_null(heap_new(&heap, i));
  munit_assert_int(mine_blocks_out(), ==, 5);
  heap_close(&heap);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
