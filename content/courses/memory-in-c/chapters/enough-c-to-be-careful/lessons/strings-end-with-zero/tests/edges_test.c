#include "munit.h"

int text_length(const char text[]);
int replace_letter(char text[], char old, char new_letter);

munit_case(test_length_of_nothing, {
  munit_assert_int(text_length(""), ==, 0);
});

munit_case(test_length_stops_at_the_first_zero, {
  char text[] = "ore\0copper";
  munit_assert_int(text_length(text), ==, 3);
});

munit_case(test_length_of_one, {
  munit_assert_int(text_length("x"), ==, 1);
});

munit_case(test_nothing_to_replace, {
  char sign[] = "shaft";
  munit_assert_int(replace_letter(sign, 'z', 'y'), ==, 0);
  munit_assert_string_equal(sign, "shaft");
});

munit_case(test_first_and_last_letter, {
  char sign[] = "asea";
  munit_assert_int(replace_letter(sign, 'a', 'o'), ==, 2);
  munit_assert_string_equal(sign, "oseo");
});

munit_case(test_does_not_touch_what_follows, {
  char text[] = "aa\0aa";
  munit_assert_int(replace_letter(text, 'a', 'b'), ==, 2);
  munit_assert_char(text[3], ==, 'a');
});
