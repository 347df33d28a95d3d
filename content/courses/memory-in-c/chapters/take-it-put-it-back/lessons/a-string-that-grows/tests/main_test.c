#include "munit.h"
#include "mine.h"
#include "text.h"

munit_case(test_adds_two_words, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "two "));
  munit_assert_true(text_add(&text, "ropes"));
  munit_assert_string_equal(text.letters, "two ropes");
  munit_assert_size(text.length, ==, 9);
  munit_assert_int(mine_blocks_out(), ==, 1);
});

munit_case(test_take_hands_the_block_over, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "lamp"));
  char *letters = text_take(&text);
  munit_assert_string_equal(letters, "lamp");
  text_drop(&text);
  munit_assert_int(mine_blocks_out(), ==, 1);
  mine_free(letters);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_drop_puts_it_back, {
  struct text text = {0};
  munit_assert_true(text_add(&text, "lamp"));
  text_drop(&text);
  munit_assert_int(mine_blocks_out(), ==, 0);
});
