#include "munit.h"
#include "mine.h"
#include "gc.h"

munit_case(test_marks_a_train, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 1);
  struct cart *second = heap_new(&heap, 2);
  struct cart *other = heap_new(&heap, 3);
  first->behind = second;
  mark(first);
  munit_assert_true(first->marked);
  munit_assert_true(second->marked);
  munit_assert_false(other->marked);
});

munit_case(test_marks_from_the_roots, {
  struct heap heap = {0};
  struct cart *train = heap_new(&heap, 1);
  struct cart *depot = heap_new(&heap, 2);
  munit_assert_not_null(heap_new(&heap, 3));
  munit_assert_true(heap_add_root(&heap, &train));
  munit_assert_true(heap_add_root(&heap, &depot));
  heap_mark(&heap);
  munit_assert_size(heap_count_marked(&heap), ==, 2);
});

munit_case(test_a_circle_comes_to_an_end, {
  struct heap heap = {0};
  struct cart *first = heap_new(&heap, 1);
  struct cart *second = heap_new(&heap, 2);
  first->behind = second;
  second->behind = first;
  mark(first);
  munit_assert_size(heap_count_marked(&heap), ==, 2);
});
