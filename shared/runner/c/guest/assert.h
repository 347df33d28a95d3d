/* Plain assert() in a test file works like munit's assertions. */
#include "judge.h"
#undef assert
#define assert(...) EMBER_TRUTH(__COUNTER__, #__VA_ARGS__, EMBER_WHOLE, 1, (__VA_ARGS__))
#define static_assert _Static_assert
