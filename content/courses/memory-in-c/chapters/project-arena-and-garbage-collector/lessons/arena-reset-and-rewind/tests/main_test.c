#include "munit.h"
#include "mine.h"
#include "arena.h"

munit_case(test_rewind_goes_back, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  munit_assert_not_null(arena_take(&arena, 10, 1));
  size_t saved = arena_save(&arena);
  munit_assert_not_null(arena_take(&arena, 20, 1));
  arena_rewind(&arena, saved);
  munit_assert_size(arena.used, ==, 10);
});

munit_case(test_copies_a_text, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  char *copy = arena_copy(&arena, "lamp");
  munit_assert_not_null(copy);
  munit_assert_string_equal(copy, "lamp");
  munit_assert_size(arena.used, ==, 5);
});

munit_case(test_joins_three_words, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  const char *words[] = {"Ines", "Perrin", "Tam"};
  char *line = arena_join(&arena, words, 3, ", ");
  munit_assert_not_null(line);
  munit_assert_string_equal(line, "Ines, Perrin, Tam");
  munit_assert_int(mine_blocks_out(), ==, 1);
});
