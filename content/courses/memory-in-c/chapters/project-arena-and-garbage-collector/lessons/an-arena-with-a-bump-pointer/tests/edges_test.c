#include "munit.h"
#include "mine.h"
#include "arena.h"

munit_case(test_no_memory_no_arena, {
  struct arena arena;
  mine_runs_out_after(0);
  munit_assert_false(arena_open(&arena, 64));
});

munit_case(test_opens_with_the_size, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 100));
  munit_assert_size(arena.size, ==, 100);
  munit_assert_size(arena.used, ==, 0);
  munit_assert_true(mine_bytes_out() == 100);
});

munit_case(test_fills_up_exactly, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 16));
  munit_assert_not_null(arena_take(&arena, 10, 1));
  munit_assert_not_null(arena_take(&arena, 6, 1));
  munit_assert_null(arena_take(&arena, 1, 1));
  munit_assert_size(arena.used, ==, 16);
});

munit_case(test_what_does_not_fit_changes_nothing, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 16));
  munit_assert_not_null(arena_take(&arena, 9, 1));
  munit_assert_null(arena_take(&arena, 8, 8));
  munit_assert_size(arena.used, ==, 9);
  munit_assert_not_null(arena_take(&arena, 7, 1));
});

munit_case(test_rounding_up_past_the_end, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 10));
  munit_assert_not_null(arena_take(&arena, 9, 1));
  munit_assert_null(arena_take(&arena, 1, 8));
  munit_assert_size(arena.used, ==, 9);
});

munit_case(test_a_huge_size_does_not_wrap_around, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 32));
  munit_assert_not_null(arena_take(&arena, 8, 8));
  munit_assert_null(arena_take(&arena, SIZE_MAX - 4, 8));
  munit_assert_size(arena.used, ==, 8);
});

munit_case(test_already_aligned_needs_no_padding, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  munit_assert_not_null(arena_take(&arena, 8, 8));
  unsigned char *piece = arena_take(&arena, 8, 8);
  munit_assert_int((int)(piece - arena.start), ==, 8);
  munit_assert_not_null(arena_take(&arena, 5, 1));
  piece = arena_take(&arena, 2, 8);
  munit_assert_int((int)(piece - arena.start), ==, 24);
  munit_assert_size(arena.used, ==, 26);
});

munit_case(test_closing_twice_is_fine, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  arena_close(&arena);
  arena_close(&arena);
  munit_assert_int(mine_mistakes(), ==, 0);
  munit_assert_null(arena.start);
});
