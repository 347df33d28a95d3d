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

static int scrapped;
static void scrap(void *item) { scrapped++; mine_free(item); }

munit_case(test_grows_to_eight, {
  struct bag bag = {.put_back = mine_free};
  _Pragma("nounroll") for (int i = 1; i <= 4; i++) munit_assert_true(bag_add(&bag, number(i)));
  munit_assert_size(bag.capacity, ==, 4);
  munit_assert_true(bag_add(&bag, number(5)));
  munit_assert_size(bag.capacity, ==, 8);
  int seen = 0;
  bag_each(&bag, add_up, &seen);
  munit_assert_int(seen, ==, 12345);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_without_memory_the_item_is_put_back, {
  struct bag bag = {.put_back = scrap};
  int *item = number(1);
  mine_runs_out_after(0);
  munit_assert_false(bag_add(&bag, item));
  munit_assert_int(scrapped, ==, 1);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_size(bag.count, ==, 0);
  munit_assert_size(bag.capacity, ==, 0);
});

munit_case(test_without_memory_the_others_stay, {
  struct bag bag = {.put_back = scrap};
  _Pragma("nounroll") for (int i = 1; i <= 4; i++) munit_assert_true(bag_add(&bag, number(i)));
  int *item = number(5);
  mine_runs_out_after(0);
  munit_assert_false(bag_add(&bag, item));
  int seen = 0;
  bag_each(&bag, add_up, &seen);
  munit_assert_int(seen, ==, 1234);
  bag_free(&bag);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_nothing_is_done, {
  struct bag bag = {.put_back = scrap};
  munit_assert_true(bag_add(&bag, number(3)));
  munit_assert_size(bag_clear_done(&bag, is_even), ==, 0);
  munit_assert_size(bag.count, ==, 1);
  munit_assert_int(scrapped, ==, 0);
});

munit_case(test_all_but_the_middle_is_done, {
  struct bag bag = {.put_back = scrap};
  munit_assert_true(bag_add(&bag, number(2)));
  munit_assert_true(bag_add(&bag, number(7)));
  munit_assert_true(bag_add(&bag, number(4)));
  munit_assert_size(bag_clear_done(&bag, is_even), ==, 2);
  munit_assert_int(*(int *)bag.items[0], ==, 7);
  munit_assert_int(scrapped, ==, 2);
  bag_free(&bag);
  munit_assert_int(scrapped, ==, 3);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_an_empty_bag, {
  struct bag bag = {.put_back = scrap};
  int seen = 5;
  bag_each(&bag, add_up, &seen);
  munit_assert_int(seen, ==, 5);
  bag_free(&bag);
  munit_assert_int(scrapped, ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_usable_after_free, {
  struct bag bag = {.put_back = scrap};
  munit_assert_true(bag_add(&bag, number(1)));
  bag_free(&bag);
  munit_assert_size(bag.count, ==, 0);
  munit_assert_size(bag.capacity, ==, 0);
  munit_assert_null(bag.items);
  munit_assert_true(bag_add(&bag, number(2)));
  bag_free(&bag);
  munit_assert_int(scrapped, ==, 2);
  munit_assert_int(mine_blocks_out(), ==, 0);
});
