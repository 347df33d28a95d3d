#include "munit.h"
#include "mine.h"
#include "gc.h"

munit_case(test_marks_the_side_track, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 1);
  first->beside = heap_new(&heap, 2);
  first->beside->behind = heap_new(&heap, 3);
  first->behind = heap_new(&heap, 4);
  first->behind->beside = heap_new(&heap, 5);
  munit_assert_not_null(heap_new(&heap, 6));
  mark(first);
  munit_assert_size(heap_count_marked(&heap), ==, 5);
  munit_assert_true(first->beside->behind->marked);
  munit_assert_true(first->behind->beside->marked);
});

munit_case(test_circles_on_the_side_track, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 1);
  first->beside = first;
  first->behind = heap_new(&heap, 2);
  first->behind->beside = first;
  mark(first);
  munit_assert_size(heap_count_marked(&heap), ==, 2);
});

munit_case(test_nothing_to_mark, {
  struct heap heap = {0};
  mark(NULL);
  heap_mark(&heap);
  munit_assert_size(heap_count_marked(&heap), ==, 0);
  munit_assert_not_null(heap_new(&heap, 1));
  heap_mark(&heap);
  munit_assert_size(heap_count_marked(&heap), ==, 0);
});

munit_case(test_a_root_may_be_empty, {
  struct heap heap = {0};
  struct cart *train = NULL;
  struct cart *depot = NULL;
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_true(heap_add_root(&heap, &depot));
  depot = heap_new(&heap, 1);
  heap_mark(&heap);
  munit_assert_true(depot->marked);
});

munit_case(test_two_ways_to_one_cart, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  struct cart *depot = heap_new(&heap, 2);
  train->behind = heap_new(&heap, 3);
  depot->beside = train->behind;
  train->behind->behind = heap_new(&heap, 4);
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_true(heap_add_root(&heap, &depot));
  heap_mark(&heap);
  munit_assert_size(heap_count_marked(&heap), ==, 4);
});

munit_case(test_a_long_train, {
  struct heap heap = {0};
  struct cart *train = NULL;
  munit_assert_true(heap_add_root(&heap, &train));
  _Pragma("nounroll") for (int i = 0; i < 1500; i++) {
    struct cart *cart = heap_new(&heap, i);
    cart->behind = train;
    train = cart;
  }
  heap_mark(&heap);
  munit_assert_size(heap_count_marked(&heap), ==, 1500);
});
