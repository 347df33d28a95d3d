#include "munit.h"
#include "mine.h"
#include "text.h"

munit_case(test_exactly_as_large_as_needed, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "1234567"));
  munit_assert_size(text.capacity, ==, 8);
  munit_assert_true(text_add(&text, "8"));
  munit_assert_size(text.capacity, ==, 16);
  munit_assert_true(text_add(&text, "9abcdef"));
  munit_assert_size(text.capacity, ==, 16);
  munit_assert_string_equal(text.letters, "123456789abcdef");
  munit_assert_true(text_add(&text, "0123456789012345678901234567890"));
  munit_assert_size(text.capacity, ==, 47);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_adds_nothing, {
  struct text text = {0};
  munit_assert_true(text_add(&text, ""));
  munit_assert_string_equal(text.letters, "");
  munit_assert_true(text_add(&text, "x"));
  munit_assert_true(text_add(&text, ""));
  munit_assert_string_equal(text.letters, "x");
  munit_assert_size(text.length, ==, 1);
});

munit_case(test_three_hundred_words, {
  struct text text = {0};
  _Pragma("nounroll") for (int i = 0; i < 300; i++) munit_assert_true(text_add(&text, "ore "));
  munit_assert_size(text.length, ==, 1200);
  munit_assert_size(strlen(text.letters), ==, 1200);
  munit_assert_int(mine_blocks_out(), ==, 1);
  munit_assert_int(mine_mistakes(), ==, 0);
  text_drop(&text);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_without_memory_nothing_changes, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "lamp"));
  mine_runs_out_after(0);
  munit_assert_false(text_add(&text, " and rope"));
  munit_assert_string_equal(text.letters, "lamp");
  munit_assert_size(text.length, ==, 4);
  munit_assert_size(text.capacity, ==, 5);
});

munit_case(test_starts_over_after_take, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "old"));
  char *letters = text_take(&text);
  munit_assert_size(text.length, ==, 0);
  munit_assert_true(text_add(&text, "new"));
  munit_assert_string_equal(letters, "old");
  munit_assert_string_equal(text.letters, "new");
  munit_assert_int(mine_blocks_out(), ==, 2);
  text_drop(&text);
  munit_assert_null(text_take(&text));
});

munit_case(test_drop_twice_is_fine, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "old"));
  text_drop(&text);
  text_drop(&text);
  munit_assert_size(text.length, ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
