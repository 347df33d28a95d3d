/* munit's names for the checks in judge.h, which are judged outside the program. */
#pragma once
#include "judge.h"

typedef enum { MUNIT_OK, MUNIT_FAIL, MUNIT_SKIP, MUNIT_ERROR } MunitResult;
typedef enum { MUNIT_TEST_OPTION_NONE = 0, MUNIT_TEST_OPTION_TODO = 2 } MunitTestOptions;
typedef enum { MUNIT_SUITE_OPTION_NONE = 0 } MunitSuiteOptions;
typedef struct { char *name; char *value; } MunitParameter;
typedef struct { char *name; char **values; } MunitParameterEnum;
typedef MunitResult (*MunitTestFunc)(const MunitParameter params[], void *data);
typedef void *(*MunitTestSetup)(const MunitParameter params[], void *data);
typedef void (*MunitTestTearDown)(void *fixture);
typedef struct { const char *name; MunitTestFunc test; MunitTestSetup setup; MunitTestTearDown tear_down; MunitTestOptions options; MunitParameterEnum *parameters; } MunitTest;
typedef struct MunitSuite_ { const char *prefix; MunitTest *tests; struct MunitSuite_ *suites; unsigned int iterations; MunitSuiteOptions options; } MunitSuite;

/* The host calls each test directly, so test suites are ignored. */
#define munit_test(name, function) { name, function, NULL, NULL, MUNIT_TEST_OPTION_NONE, NULL }
#define munit_null_test { NULL, NULL, NULL, NULL, MUNIT_TEST_OPTION_NONE, NULL }
#define munit_suite(name, tests) { name, tests, NULL, 1, MUNIT_SUITE_OPTION_NONE }
#define munit_suite_main(...) 0

#define munit_case(test, ...) \
  static MunitResult test(const MunitParameter params[], void *munit_data) { \
    (void)params, (void)munit_data; \
    __VA_ARGS__ \
    return MUNIT_OK; \
  }

#define munit_assert(...) EMBER_TRUTH(__COUNTER__, #__VA_ARGS__, 0, 1, __VA_ARGS__)
#define munit_assert_true(...) EMBER_TRUTH(__COUNTER__, #__VA_ARGS__, 0, 1, __VA_ARGS__)
#define munit_assert_false(...) EMBER_TRUTH(__COUNTER__, #__VA_ARGS__, 0, 0, __VA_ARGS__)
#define munit_error(text) EMBER_FAIL(__COUNTER__, text)
#define munit_errorf(text, ...) EMBER_FAIL(__COUNTER__, text)
#define munit_logf(...) ((void)0)
#define munit_log(...) ((void)0)

#define munit_assert_int(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), int, __VA_ARGS__)
#define munit_assert_long(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), long, __VA_ARGS__)
#define munit_assert_llong(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), long long, __VA_ARGS__)
#define munit_assert_short(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), short, __VA_ARGS__)
#define munit_assert_char(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), char, __VA_ARGS__)
#define munit_assert_int8(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), int8_t, __VA_ARGS__)
#define munit_assert_int16(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), int16_t, __VA_ARGS__)
#define munit_assert_int32(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), int32_t, __VA_ARGS__)
#define munit_assert_int64(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), int64_t, __VA_ARGS__)
#define munit_assert_ptrdiff(...) EMBER_INT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), ptrdiff_t, __VA_ARGS__)
#define munit_assert_uint(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), unsigned, __VA_ARGS__)
#define munit_assert_ulong(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), unsigned long, __VA_ARGS__)
#define munit_assert_ullong(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), unsigned long long, __VA_ARGS__)
#define munit_assert_ushort(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), unsigned short, __VA_ARGS__)
#define munit_assert_uchar(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), unsigned char, __VA_ARGS__)
#define munit_assert_size(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), size_t, __VA_ARGS__)
#define munit_assert_uint8(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), uint8_t, __VA_ARGS__)
#define munit_assert_uint16(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), uint16_t, __VA_ARGS__)
#define munit_assert_uint32(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), uint32_t, __VA_ARGS__)
#define munit_assert_uint64(...) EMBER_UINT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), uint64_t, __VA_ARGS__)
#define munit_assert_float(...) EMBER_REAL(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), float, __VA_ARGS__)
#define munit_assert_double(...) EMBER_REAL(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), double, __VA_ARGS__)
#define EMBER_DIGITS(site, source, a, b, digits, ...) EMBER_NEAR(site, source, EMBER_LEFT_RIGHT(0, 1), "~", a, b, digits, __VA_ARGS__)
#define munit_assert_float_equal(...) EMBER_DIGITS(__COUNTER__, #__VA_ARGS__, __VA_ARGS__)
#define munit_assert_double_equal(...) EMBER_DIGITS(__COUNTER__, #__VA_ARGS__, __VA_ARGS__)
#define munit_assert_string_equal(...) EMBER_TEXT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 1), "==", SIZE_MAX, __VA_ARGS__)
#define munit_assert_string_not_equal(...) EMBER_TEXT(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 1), "!=", SIZE_MAX, __VA_ARGS__)
#define EMBER_MEMORY(site, source, op, size, ...) EMBER_BYTES(site, source, EMBER_LEFT_RIGHT(1, 2), op, size, __VA_ARGS__)
#define munit_assert_memory_equal(...) EMBER_MEMORY(__COUNTER__, #__VA_ARGS__, "==", __VA_ARGS__)
#define munit_assert_memory_not_equal(...) EMBER_MEMORY(__COUNTER__, #__VA_ARGS__, "!=", __VA_ARGS__)
#define munit_assert_ptr(...) EMBER_POINTER(__COUNTER__, #__VA_ARGS__, EMBER_LEFT_RIGHT(0, 2), __VA_ARGS__)
#define EMBER_SAME(site, source, op, a, b, ...) EMBER_POINTER(site, source, EMBER_LEFT_RIGHT(0, 1), a, op, b, __VA_ARGS__)
#define munit_assert_ptr_equal(...) EMBER_SAME(__COUNTER__, #__VA_ARGS__, ==, __VA_ARGS__)
#define munit_assert_ptr_not_equal(...) EMBER_SAME(__COUNTER__, #__VA_ARGS__, !=, __VA_ARGS__)
#define EMBER_NOTHING(site, source, op, a, ...) EMBER_POINTER(site, source, 0, a, op, NULL, __VA_ARGS__)
#define munit_assert_null(...) EMBER_NOTHING(__COUNTER__, #__VA_ARGS__, ==, __VA_ARGS__)
#define munit_assert_not_null(...) EMBER_NOTHING(__COUNTER__, #__VA_ARGS__, !=, __VA_ARGS__)
#define munit_assert_ptr_null(...) EMBER_NOTHING(__COUNTER__, #__VA_ARGS__, ==, __VA_ARGS__)
#define munit_assert_ptr_not_null(...) EMBER_NOTHING(__COUNTER__, #__VA_ARGS__, !=, __VA_ARGS__)
