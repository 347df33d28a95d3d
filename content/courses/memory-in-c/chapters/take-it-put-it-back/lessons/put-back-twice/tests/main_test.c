#include "munit.h"
#include "mine.h"
#include "crew.h"

munit_case(test_a_crew_comes_back_whole, {
  struct crew *crew = crew_new("Ines", 3);
  munit_assert_not_null(crew);
  munit_assert_string_equal(crew->leader, "Ines");
  munit_assert_int(crew->badges[2], ==, 3);
  crew_free(crew);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_the_old_name_is_put_back, {
  struct crew *crew = crew_new("Ines", 3);
  munit_assert_not_null(crew);
  munit_assert_true(crew_rename(crew, "Perrin"));
  munit_assert_string_equal(crew->leader, "Perrin");
  munit_assert_int(mine_blocks_out(), ==, 3);
});

munit_case(test_no_memory_for_the_badges, {
  mine_runs_out_after(2);
  munit_assert_null(crew_new("Ines", 3));
  munit_assert_int(mine_blocks_out(), ==, 0);
});
