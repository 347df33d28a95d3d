#include "munit.h"
#include "mine.h"
#include "arena.h"

munit_case(test_reset_forgets_everything, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 64));
  munit_assert_not_null(arena_take(&arena, 60, 1));
  arena_reset(&arena);
  munit_assert_size(arena.used, ==, 0);
  munit_assert_size(arena.size, ==, 64);
  munit_assert_not_null(arena_take(&arena, 60, 1));
});

munit_case(test_copy_fits_exactly, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 5));
  munit_assert_not_null(arena_copy(&arena, "lamp"));
  munit_assert_null(arena_copy(&arena, ""));
});

munit_case(test_copy_that_does_not_fit, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 4));
  munit_assert_null(arena_copy(&arena, "lamp"));
  munit_assert_size(arena.used, ==, 0);
});

munit_case(test_text_follows_text, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 32));
  char *first = arena_copy(&arena, "tar");
  char *second = arena_copy(&arena, "oil!");
  char *third = arena_copy(&arena, "");
  const char *words[] = {"ab"};
  munit_assert_string_equal(arena_join(&arena, words, 1, ""), "ab");
  munit_assert_string_equal(first, "tar");
  munit_assert_string_equal(second, "oil!");
  munit_assert_string_equal(third, "");
  munit_assert_size(arena.used, ==, 13);
  munit_assert_not_null(arena_copy(&arena, "x"));
  munit_assert_size(arena.used, ==, 15);
  munit_assert_string_equal(arena_join(&arena, words, 1, ""), "ab");
  munit_assert_size(arena.used, ==, 18);
});

munit_case(test_joins_nothing, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 8));
  const char *words[] = {"never"};
  char *line = arena_join(&arena, words, 0, ", ");
  munit_assert_not_null(line);
  munit_assert_string_equal(line, "");
  munit_assert_size(arena.used, ==, 1);
});

munit_case(test_joins_one, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 16));
  const char *words[] = {"Tam"};
  char *line = arena_join(&arena, words, 1, " and ");
  munit_assert_not_null(line);
  munit_assert_string_equal(line, "Tam");
  munit_assert_size(arena.used, ==, 4);
});

munit_case(test_join_takes_what_it_needs, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 12));
  const char *words[] = {"ab", "", "cd"};
  char *line = arena_join(&arena, words, 3, "---");
  munit_assert_not_null(line);
  munit_assert_string_equal(line, "ab------cd");
  munit_assert_size(arena.used, ==, 11);
});

munit_case(test_join_that_does_not_fit_takes_nothing, {
  struct arena arena;
  munit_assert_true(arena_open(&arena, 10));
  const char *words[] = {"ab", "", "cd"};
  munit_assert_null(arena_join(&arena, words, 3, "---"));
  munit_assert_size(arena.used, ==, 0);
  arena_close(&arena);
  munit_assert_int(mine_mistakes(), ==, 0);
});
