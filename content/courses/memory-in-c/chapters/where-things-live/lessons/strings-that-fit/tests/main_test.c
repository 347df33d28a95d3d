#include "munit.h"
#include "board.h"

munit_case(test_copies_what_fits, {
  char to[8] = "";
  munit_assert_true(copy_text(to, sizeof to, "Hob"));
  munit_assert_string_equal(to, "Hob");
});

munit_case(test_refuses_what_does_not_fit, {
  char to[8] = "same";
  munit_assert_false(copy_text(to, 4, "Ines"));
  munit_assert_string_equal(to, "same");
});

munit_case(test_adds_and_finds, {
  struct board board = {.count = 0};
  munit_assert_true(board_add(&board, "Hob"));
  munit_assert_true(board_add(&board, "Ines"));
  munit_assert_size(board.count, ==, 2);
  munit_assert_int(board_find(&board, "Ines"), ==, 1);
  munit_assert_int(board_find(&board, "Mira"), ==, -1);
});

munit_case(test_removes_and_closes_the_gap, {
  struct board board = {.names = {"Hob", "Ines", "Tam"}, .count = 3};
  munit_assert_true(board_remove(&board, "Hob"));
  munit_assert_size(board.count, ==, 2);
  munit_assert_string_equal(board.names[0], "Ines");
  munit_assert_string_equal(board.names[1], "Tam");
});
