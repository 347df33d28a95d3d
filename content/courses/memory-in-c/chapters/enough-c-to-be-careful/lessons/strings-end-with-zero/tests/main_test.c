#include "munit.h"

int text_length(const char text[]);
int replace_letter(char text[], char old, char new_letter);

munit_case(test_length_of_a_word, {
  munit_assert_int(text_length("lamp"), ==, 4);
});

munit_case(test_replaces_in_place, {
  char sign[] = "keep left";
  munit_assert_int(replace_letter(sign, 'e', 'a'), ==, 3);
  munit_assert_string_equal(sign, "kaap laft");
});
