#include "munit.h"
#include "board.h"

munit_case(test_fits_exactly, {
  char to[8] = "";
  munit_assert_true(copy_text(to, 5, "Ines"));
  munit_assert_string_equal(to, "Ines");
});

munit_case(test_nothing_fits_into_no_room, {
  char to[8] = "same";
  munit_assert_false(copy_text(to, 0, ""));
  munit_assert_string_equal(to, "same");
});

munit_case(test_empty_text_fits_into_one_byte, {
  char to[8] = "same";
  munit_assert_true(copy_text(to, 1, ""));
  munit_assert_string_equal(to, "");
});

munit_case(test_full_board_takes_nobody, {
  struct board board = {.names = {"a", "b", "c"}, .count = 3};
  munit_assert_true(board_add(&board, "d"));
  munit_assert_false(board_add(&board, "e"));
  munit_assert_size(board.count, ==, 4);
  munit_assert_string_equal(board.names[3], "d");
});

munit_case(test_nobody_is_on_it_twice, {
  struct board board = {.count = 0};
  munit_assert_true(board_add(&board, "Hob"));
  munit_assert_false(board_add(&board, "Hob"));
  munit_assert_size(board.count, ==, 1);
});

munit_case(test_long_names_are_refused, {
  struct board board = {.count = 0};
  munit_assert_false(board_add(&board, "Bartholomew"));
  munit_assert_false(board_add(&board, "12345678"));
  munit_assert_size(board.count, ==, 0);
  munit_assert_true(board_add(&board, "1234567"));
  munit_assert_string_equal(board.names[0], "1234567");
});

munit_case(test_removes_the_last, {
  struct board board = {.names = {"Hob", "Ines", "Tam", "Lu"}, .count = 4};
  munit_assert_true(board_remove(&board, "Lu"));
  munit_assert_size(board.count, ==, 3);
  munit_assert_int(board_find(&board, "Lu"), ==, -1);
  munit_assert_string_equal(board.names[2], "Tam");
});

munit_case(test_removes_only_who_is_there, {
  struct board board = {.names = {"Hob", "Ines", "Ghost"}, .count = 2};
  munit_assert_false(board_remove(&board, "Ghost"));
  munit_assert_size(board.count, ==, 2);
  munit_assert_string_equal(board.names[0], "Hob");
});
