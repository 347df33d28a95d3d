#include "munit.h"
#include "mine.h"
#include "ores.h"

munit_case(test_pushes_and_pops, {
  struct ores ores = {0};
  int item = 0;
  munit_assert_true(ores_push(&ores, 7));
  munit_assert_true(ores_push(&ores, 3));
  munit_assert_true(ores_pop(&ores, &item));
  munit_assert_int(item, ==, 3);
  munit_assert_size(ores.count, ==, 1);
  munit_assert_int(ores.items[0], ==, 7);
});

munit_case(test_doubles_when_full, {
  struct ores ores = {0};
  for (int i = 0; i < 4; i++) munit_assert_true(ores_push(&ores, i));
  munit_assert_size(ores.capacity, ==, 4);
  munit_assert_true(ores_push(&ores, 4));
  munit_assert_size(ores.capacity, ==, 8);
  munit_assert_int(ores.items[4], ==, 4);
  munit_assert_int(mine_blocks_out(), ==, 1);
});

munit_case(test_free_puts_the_block_back, {
  struct ores ores = {0};
  munit_assert_true(ores_push(&ores, 7));
  ores_free(&ores);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_size(ores.count, ==, 0);
});
