#include "munit.h"
#include "mine.h"
#include "ores.h"

munit_case(test_a_thousand_numbers, {
  struct ores ores = {0};
  _Pragma("nounroll") for (int i = 0; i < 1000; i++) munit_assert_true(ores_push(&ores, i * 3));
  munit_assert_size(ores.count, ==, 1000);
  munit_assert_size(ores.capacity, ==, 1024);
  munit_assert_int(ores.items[0], ==, 0);
  munit_assert_int(ores.items[999], ==, 2997);
  munit_assert_int(mine_blocks_out(), ==, 1);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_nothing_to_pop, {
  struct ores ores = {0};
  int item = 5;
  munit_assert_false(ores_pop(&ores, &item));
  munit_assert_int(item, ==, 5);
  munit_assert_size(ores.count, ==, 0);
});

munit_case(test_pops_the_first_one, {
  struct ores ores = {0};
  int item = 0;
  munit_assert_true(ores_push(&ores, 8));
  munit_assert_true(ores_pop(&ores, &item));
  munit_assert_int(item, ==, 8);
  munit_assert_false(ores_pop(&ores, &item));
  munit_assert_size(ores.capacity, ==, 4);
});

munit_case(test_without_memory_nothing_is_lost, {
  struct ores ores = {0};
  _Pragma("nounroll") for (int i = 0; i < 4; i++) munit_assert_true(ores_push(&ores, i + 10));
  mine_runs_out_after(0);
  munit_assert_false(ores_push(&ores, 99));
  munit_assert_size(ores.count, ==, 4);
  munit_assert_size(ores.capacity, ==, 4);
  munit_assert_not_null(ores.items);
  munit_assert_int(ores.items[3], ==, 13);
  ores_free(&ores);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_first_push_without_memory, {
  struct ores ores = {0};
  mine_runs_out_after(0);
  munit_assert_false(ores_push(&ores, 1));
  munit_assert_size(ores.count, ==, 0);
  munit_assert_size(ores.capacity, ==, 0);
});

munit_case(test_usable_after_free, {
  struct ores ores = {0};
  munit_assert_true(ores_push(&ores, 1));
  ores_free(&ores);
  munit_assert_size(ores.capacity, ==, 0);
  munit_assert_null(ores.items);
  munit_assert_true(ores_push(&ores, 2));
  munit_assert_int(ores.items[0], ==, 2);
  ores_free(&ores);
  ores_free(&ores);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
