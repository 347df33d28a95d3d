#include "munit.h"
#include "mine.h"
#include "gc.h"

munit_case(test_a_new_cart_is_clean, {
  struct heap heap = {0};
  munit_assert_not_null(heap_new(&heap, 7));
  struct cart *cart = heap_new(&heap, 8);
  munit_assert_null(cart->behind);
  munit_assert_null(cart->beside);
  munit_assert_false(cart->marked);
  munit_assert_true(heap.all == cart);
  munit_assert_true(mine_bytes_out() == 2 * sizeof(struct cart));
});

munit_case(test_no_memory_no_cart, {
  struct heap heap = {0};
  munit_assert_not_null(heap_new(&heap, 1));
  mine_runs_out_after(0);
  munit_assert_null(heap_new(&heap, 2));
  munit_assert_size(heap.count, ==, 1);
});

munit_case(test_another_heaps_cart, {
  struct heap heap = {0};
  struct heap other = {0};
  munit_assert_not_null(heap_new(&heap, 1));
  struct cart *cart = heap_new(&other, 1);
  munit_assert_false(heap_has(&heap, cart));
  munit_assert_false(heap_has(&heap, NULL));
});

munit_case(test_eight_roots_and_no_more, {
  struct heap heap = {0};
  struct cart *variables[9] = {0};
  _Pragma("nounroll") for (int i = 0; i < 8; i++) munit_assert_true(heap_add_root(&heap, &variables[i]));
  munit_assert_false(heap_add_root(&heap, &variables[8]));
  munit_assert_size(heap.root_count, ==, 8);
  munit_assert_true(heap.roots[0] == &variables[0]);
  munit_assert_true(heap.roots[7] == &variables[7]);
});

munit_case(test_a_closed_heap_is_empty, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  munit_assert_true(heap_add_root(&heap, &train));
  heap_close(&heap);
  munit_assert_size(heap.count, ==, 0);
  munit_assert_size(heap.root_count, ==, 0);
  munit_assert_null(heap.all);
  heap_close(&heap);
  munit_assert_int(mine_mistakes(), ==, 0);
});
