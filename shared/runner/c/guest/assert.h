/* Plain assert() in a test file: a check like munit's. */
#include "judge.h"
#undef assert
#define assert(...) EMBER_TRUTH(__COUNTER__, #__VA_ARGS__, EMBER_WHOLE, 1, (__VA_ARGS__))
#define static_assert _Static_assert
