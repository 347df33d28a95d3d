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

munit_case(test_sweeps_everything, {
  struct heap heap = {0};
  _Pragma("nounroll") for (int i = 0; i < 4; i++) munit_assert_not_null(heap_new(&heap, i));
  munit_assert_size(heap_sweep(&heap), ==, 4);
  munit_assert_null(heap.all);
  munit_assert_size(heap_sweep(&heap), ==, 0);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_sweeps_first_middle_and_last, {
  struct heap heap = {0};
  struct cart *carts[5];
  _Pragma("nounroll") for (int i = 0; i < 5; i++) carts[i] = heap_new(&heap, i);
  carts[1]->marked = true;
  carts[3]->marked = true;
  munit_assert_size(heap_sweep(&heap), ==, 3);
  munit_assert_true(heap.all == carts[3]);
  munit_assert_true(carts[3]->next == carts[1]);
  munit_assert_null(carts[1]->next);
  munit_assert_size(heap.count, ==, 2);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_collects_twice, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_size(heap_collect(&heap), ==, 0);
  train = NULL;
  munit_assert_size(heap_collect(&heap), ==, 1);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_side_tracks_survive, {
  struct heap heap = {0};
  struct cart *train = NULL;
  struct cart *depot = NULL;
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_true(heap_add_root(&heap, &depot));
  depot = heap_new(&heap, 1);
  depot->beside = heap_new(&heap, 2);
  depot->beside->behind = heap_new(&heap, 3);
  depot->beside->behind->beside = depot;
  munit_assert_not_null(heap_new(&heap, 4));
  munit_assert_size(heap_collect(&heap), ==, 1);
  munit_assert_int(depot->beside->behind->number, ==, 3);
  munit_assert_false(depot->marked);
});

munit_case(test_the_limit_grows_with_the_survivors, {
  struct heap heap = {0};
  struct cart *train = NULL;
  munit_assert_true(heap_add_root(&heap, &train));
  _Pragma("nounroll") for (int i = 0; i < 9; i++) {
    struct cart *cart = heap_new(&heap, i);
    munit_assert_not_null(cart);
    cart->behind = train;
    train = cart;
    munit_assert_size(heap.limit, ==, i < 8 ? 8 : 16);
  }
  munit_assert_size(heap.count, ==, 9);
  _Pragma("nounroll") for (int i = 0; i < 8; i++) munit_assert_not_null(heap_new(&heap, i));
  munit_assert_size(heap.limit, ==, 18);
  munit_assert_size(heap.count, ==, 10);
});

munit_case(test_the_limit_never_falls_below_eight, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  munit_assert_true(heap_add_root(&heap, &train));
  _Pragma("nounroll") for (int i = 0; i < 8; i++) munit_assert_not_null(heap_new(&heap, i));
  munit_assert_size(heap.limit, ==, 8);
  munit_assert_size(heap.count, ==, 2);
});
