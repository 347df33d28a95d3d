#include "munit.h"

void swap(int *a, int *b);
int move_ore(int *from, int *to, int tons);

munit_case(test_swap_exchanges_the_values, {
  int a = 5;
  int b = 9;
  swap(&a, &b);
  munit_assert_int(a, ==, 9);
  munit_assert_int(b, ==, 5);
});

munit_case(test_moves_three_tons, {
  int from = 10;
  int to = 1;
  munit_assert_int(move_ore(&from, &to, 3), ==, 3);
  munit_assert_int(from, ==, 7);
  munit_assert_int(to, ==, 4);
});
