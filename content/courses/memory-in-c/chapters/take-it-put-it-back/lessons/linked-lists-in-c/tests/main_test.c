#include "munit.h"
#include "mine.h"
#include "train.h"

munit_case(test_couples_at_the_front, {
  struct cart *train = NULL;
  munit_assert_true(train_couple(&train, 3));
  munit_assert_true(train_couple(&train, 7));
  munit_assert_not_null(train);
  munit_assert_int(train->number, ==, 7);
  munit_assert_int(train->next->number, ==, 3);
  munit_assert_size(train_length(train), ==, 2);
});

munit_case(test_uncouples_from_the_middle, {
  struct cart *train = NULL;
  for (int i = 1; i <= 3; i++) munit_assert_true(train_couple(&train, i));
  munit_assert_true(train_uncouple(&train, 2));
  munit_assert_size(train_length(train), ==, 2);
  munit_assert_int(train->number, ==, 3);
  munit_assert_int(train->next->number, ==, 1);
  munit_assert_int(mine_blocks_out(), ==, 2);
});

munit_case(test_scrap_leaves_nothing_out, {
  struct cart *train = NULL;
  for (int i = 1; i <= 5; i++) munit_assert_true(train_couple(&train, i));
  train_scrap(&train);
  munit_assert_null(train);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});
