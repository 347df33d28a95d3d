#include "munit.h"

void swap(int *a, int *b);
int move_ore(int *from, int *to, int tons);

munit_case(test_swap_in_an_array, {
  int carts[] = {1, 2, 3};
  swap(&carts[0], &carts[2]);
  munit_assert_int(carts[0], ==, 3);
  munit_assert_int(carts[1], ==, 2);
  munit_assert_int(carts[2], ==, 1);
});

munit_case(test_moves_what_is_there, {
  int from = 4;
  int to = 1;
  munit_assert_int(move_ore(&from, &to, 9), ==, 4);
  munit_assert_int(from, ==, 0);
  munit_assert_int(to, ==, 5);
});

munit_case(test_moves_everything, {
  int from = 4;
  int to = 0;
  munit_assert_int(move_ore(&from, &to, 4), ==, 4);
  munit_assert_int(from, ==, 0);
  munit_assert_int(to, ==, 4);
});

munit_case(test_moves_one, {
  int from = 4;
  int to = 2;
  munit_assert_int(move_ore(&from, &to, 1), ==, 1);
  munit_assert_int(from, ==, 3);
  munit_assert_int(to, ==, 3);
});

munit_case(test_negative_moves_nothing, {
  int from = 4;
  int to = 2;
  munit_assert_int(move_ore(&from, &to, -1), ==, 0);
  munit_assert_int(from, ==, 4);
  munit_assert_int(to, ==, 2);
});
