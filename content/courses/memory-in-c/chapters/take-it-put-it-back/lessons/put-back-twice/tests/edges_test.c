#include "munit.h"
#include "mine.h"
#include "crew.h"

munit_case(test_no_memory_at_all, {
  mine_runs_out_after(0);
  munit_assert_null(crew_new("Ines", 3));
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_no_memory_for_the_name, {
  mine_runs_out_after(1);
  munit_assert_null(crew_new("Ines", 3));
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_rename_without_memory_changes_nothing, {
  struct crew *crew = crew_new("Ines", 2);
  munit_assert_not_null(crew);
  mine_runs_out_after(0);
  munit_assert_false(crew_rename(crew, "Perrin"));
  munit_assert_string_equal(crew->leader, "Ines");
  munit_assert_int(mine_blocks_out(), ==, 3);
  crew_free(crew);
  munit_assert_int(mine_blocks_out(), ==, 0);
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_rename_to_its_own_name, {
  struct crew *crew = crew_new("Ines", 2);
  munit_assert_not_null(crew);
  munit_assert_true(crew_rename(crew, crew->leader));
  munit_assert_string_equal(crew->leader, "Ines");
  crew_free(crew);
  munit_assert_int(mine_blocks_out(), ==, 0);
});

munit_case(test_the_name_has_room_for_its_end, {
  struct crew *crew = crew_new("Bartholomew", 4);
  munit_assert_not_null(crew);
  munit_assert_string_equal(crew->leader, "Bartholomew");
  munit_assert_size(crew->count, ==, 4);
  munit_assert_int(crew->badges[0], ==, 1);
  munit_assert_int(crew->badges[3], ==, 4);
  munit_assert_true(mine_bytes_out() == sizeof(struct crew) + 12 + 4 * sizeof(int));
  munit_assert_int(mine_mistakes(), ==, 0);
});

munit_case(test_no_crew_to_free, {
  crew_free(NULL);
  struct crew *crew = crew_new("Tam", 1);
  crew_free(crew);
  munit_assert_int(mine_blocks_out(), ==, 0);
});
