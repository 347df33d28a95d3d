#include "munit.h"
#include "mine.h"
#include "train.h"

munit_case(test_an_empty_train, {
  struct cart *train = NULL;
  munit_assert_size(train_length(train), ==, 0);
  munit_assert_false(train_uncouple(&train, 1));
  train_scrap(&train);
  munit_assert_null(train);
  munit_assert_true(train_couple(&train, 4));
  munit_assert_null(train->next);
});

munit_case(test_uncouples_the_first, {
  struct cart *train = NULL;
  _Pragma("nounroll") for (int i = 1; i <= 3; i++) munit_assert_true(train_couple(&train, i));
  munit_assert_true(train_uncouple(&train, 3));
  munit_assert_int(train->number, ==, 2);
  munit_assert_int(mine_blocks_out(), ==, 2);
});

munit_case(test_uncouples_the_last, {
  struct cart *train = NULL;
  _Pragma("nounroll") for (int i = 1; i <= 3; i++) munit_assert_true(train_couple(&train, i));
  munit_assert_true(train_uncouple(&train, 1));
  munit_assert_null(train->next->next);
  munit_assert_int(mine_blocks_out(), ==, 2);
});

munit_case(test_uncouples_only_one, {
  struct cart *train = NULL;
  munit_assert_true(train_couple(&train, 5));
  munit_assert_true(train_couple(&train, 5));
  munit_assert_true(train_uncouple(&train, 5));
  munit_assert_size(train_length(train), ==, 1);
  munit_assert_true(train_uncouple(&train, 5));
  munit_assert_null(train);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_unknown_numbers_stay, {
  struct cart *train = NULL;
  _Pragma("nounroll") for (int i = 1; i <= 3; i++) munit_assert_true(train_couple(&train, i));
  munit_assert_false(train_uncouple(&train, 9));
  munit_assert_size(train_length(train), ==, 3);
});

munit_case(test_no_memory_no_cart, {
  struct cart *train = NULL;
  munit_assert_true(train_couple(&train, 1));
  mine_runs_out_after(0);
  munit_assert_false(train_couple(&train, 2));
  munit_assert_int(train->number, ==, 1);
  munit_assert_size(train_length(train), ==, 1);
});
