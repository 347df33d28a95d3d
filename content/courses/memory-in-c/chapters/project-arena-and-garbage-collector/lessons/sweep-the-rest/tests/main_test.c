#include "munit.h"
#include "mine.h"
#include "gc.h"

munit_case(test_sweeps_what_has_no_mark, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 1);
  munit_assert_not_null(heap_new(&heap, 2));
  munit_assert_not_null(heap_new(&heap, 3));
  first->marked = true;
  munit_assert_size(heap_sweep(&heap), ==, 2);
  munit_assert_size(heap.count, ==, 1);
  munit_assert_int(mine_blocks_out(), ==, 1);
  munit_assert_false(first->marked);
});

munit_case(test_collects_a_lost_circle, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  munit_assert_true(heap_add_root(&heap, &train));
  struct cart *lost = heap_new(&heap, 2);
  lost->behind = heap_new(&heap, 3);
  lost->behind->behind = lost;
  munit_assert_size(heap_collect(&heap), ==, 2);
  munit_assert_true(heap_has(&heap, train));
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_a_thousand_lost_carts, {
  struct heap heap = {0};
  _Pragma("nounroll") for (int i = 0; i < 1000; i++) munit_assert_not_null(heap_new(&heap, i));
  munit_assert_true(mine_blocks_out() <= 8);
  munit_assert_int(mine_mistakes(), ==, 0);
});
