#include "munit.h"
#include "mine.h"
#include "arena.h"

munit_case(test_pieces_come_one_after_another, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  unsigned char *first = arena_take(&arena, 4, 4);
  unsigned char *second = arena_take(&arena, 8, 4);
  munit_assert_not_null(first);
  munit_assert_not_null(second);
  munit_assert_int((int)(first - arena.start), ==, 0);
  munit_assert_int((int)(second - arena.start), ==, 4);
  munit_assert_size(arena.used, ==, 12);
});

munit_case(test_an_int_after_a_char_is_aligned, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  munit_assert_not_null(arena_take(&arena, 1, 1));
  unsigned char *number = arena_take(&arena, 4, 4);
  munit_assert_not_null(number);
  munit_assert_int((int)(number - arena.start), ==, 4);
  munit_assert_size(arena.used, ==, 8);
});

munit_case(test_close_puts_the_block_back, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  munit_assert_int(mine_blocks_out(), ==, 1);
  arena_close(&arena);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_size(arena.size, ==, 0);
});
