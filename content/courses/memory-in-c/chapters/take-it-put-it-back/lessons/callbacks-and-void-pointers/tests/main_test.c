#include "munit.h"
#include "mine.h"
#include "bag.h"

static int *number(int value) {
  int *block = mine_malloc(sizeof *block);
  if (block) *block = value;
  return block;
}
static void add_up(void *item, void *context) { *(int *)context = *(int *)context * 10 + *(int *)item; }
static bool is_even(const void *item) { return *(const int *)item % 2 == 0; }

munit_case(test_visits_in_order, {
  struct bag bag = {.put_back = mine_free};
  for (int i = 1; i <= 3; i++) munit_assert_true(bag_add(&bag, number(i)));
  int seen = 0;
  bag_each(&bag, add_up, &seen);
  munit_assert_int(seen, ==, 123);
});

munit_case(test_puts_back_what_is_done, {
  struct bag bag = {.put_back = mine_free};
  for (int i = 1; i <= 3; i++) munit_assert_true(bag_add(&bag, number(i)));
  munit_assert_size(bag_clear_done(&bag, is_even), ==, 1);
  munit_assert_size(bag.count, ==, 2);
  int seen = 0;
  bag_each(&bag, add_up, &seen);
  munit_assert_int(seen, ==, 13);
});

munit_case(test_free_puts_everything_back, {
  struct bag bag = {.put_back = mine_free};
  for (int i = 1; i <= 3; i++) munit_assert_true(bag_add(&bag, number(i)));
  munit_assert_int(mine_blocks_out(), ==, 4);
  bag_free(&bag);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
