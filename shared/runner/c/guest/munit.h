/*
 * munit's names for tests that are judged outside of the program. A check gives the host its left side; its right
 * side, where it is a constant, is not in the program at all: the same file, compiled with EMBER_EXPECTED, lists
 * these for the host. See shared/runner/c/judge/.
 */
#pragma once
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* The host starts each test by itself: what a file says about suites stands idle. */
#define munit_test(name, function) { name, function, NULL, NULL, MUNIT_TEST_OPTION_NONE, NULL }
#define munit_null_test { NULL, NULL, NULL, NULL, MUNIT_TEST_OPTION_NONE, NULL }
#define munit_suite(name, tests) { name, tests, NULL, 1, MUNIT_SUITE_OPTION_NONE }
#define munit_suite_main(...) 0
#define main static __attribute__((unused)) ember_unused_main

#define munit_case(test, ...) \
  static MunitResult test(const MunitParameter params[], void *munit_data) { \
    (void)params, (void)munit_data; \
    __VA_ARGS__ \
    return MUNIT_OK; \
  }

#ifdef EMBER_EXPECTED
struct ember_site {
  uint32_t id, kind, known, length;
  const char *left, *operator, *right, *message, *text;
  long long number;
  double real;
};
extern const struct ember_site __start_ember_sites[] __attribute__((weak)), __stop_ember_sites[] __attribute__((weak));
__attribute__((export_name("sites_start"))) const void *ember_sites_start(void) { return __start_ember_sites; }
__attribute__((export_name("sites_stop"))) const void *ember_sites_stop(void) { return __stop_ember_sites; }
#define EMBER_SITE(site, code, op, left_text, right_text, ...) \
  do { \
    static const struct ember_site ember_site __attribute__((section("ember_sites"), used)) = { \
      .id = EMBER_FILE * 100000 + (site), .kind = code, .left = left_text, .operator = op, .right = right_text, __VA_ARGS__ }; \
  } while (0)
#define EMBER_IF(b, value) __builtin_choose_expr(__builtin_constant_p(b), value, 0)
#define EMBER_KNOWN(b) .known = __builtin_constant_p(b)
#define EMBER_INT(site, type, a, op, b, ...) \
  EMBER_SITE(site, 1, #op, #a, #b, EMBER_KNOWN(b), .number = EMBER_IF(b, (long long)(type)(b)), .message = "" __VA_ARGS__)
#define EMBER_UINT(site, type, a, op, b, ...) \
  EMBER_SITE(site, 2, #op, #a, #b, EMBER_KNOWN(b), .number = EMBER_IF(b, (long long)(type)(b)), .message = "" __VA_ARGS__)
#define EMBER_REAL(site, type, a, op, b, ...) \
  EMBER_SITE(site, 3, #op, #a, #b, EMBER_KNOWN(b), .real = EMBER_IF(b, (double)(type)(b)), .message = "" __VA_ARGS__)
#define EMBER_NEAR(site, a, b, digits, ...) \
  EMBER_SITE(site, 3, "~", #a, #b, EMBER_KNOWN(b), .real = EMBER_IF(b, (double)(b)), .number = digits, .message = "" __VA_ARGS__)
#define EMBER_TEXT(site, op, a, b, ...) \
  EMBER_SITE(site, 4, op, #a, #b, EMBER_KNOWN(b), .text = EMBER_IF(b, b), .message = "" __VA_ARGS__)
#define EMBER_BYTES(site, op, size, a, b, ...) \
  EMBER_SITE(site, 5, op, #a, #b, EMBER_KNOWN(b), .text = EMBER_IF(b, b), .length = EMBER_IF(b, sizeof(b)), .message = "" __VA_ARGS__)
#define EMBER_POINTER(site, a, op, b, ...) EMBER_SITE(site, 6, #op, #a, #b, .message = "" __VA_ARGS__)
#define EMBER_TRUTH(site, wanted, a, ...) \
  EMBER_SITE(site, 7, "is", #a, wanted ? "true" : "false", .known = 1, .number = wanted, .message = "" __VA_ARGS__)
#define EMBER_FAIL(site, text) EMBER_SITE(site, 8, "", "", "", .message = text)
#else
#define EMBER_HOST(name) __attribute__((import_module("judge"), import_name(name)))
EMBER_HOST("number") extern void ember_judge_number(uint32_t nonce, uint32_t site, long long a, long long b);
EMBER_HOST("real") extern void ember_judge_real(uint32_t nonce, uint32_t site, double a, double b);
EMBER_HOST("bytes") extern void ember_judge_bytes(uint32_t nonce, uint32_t site, const void *a, const void *b, size_t size);
EMBER_HOST("pointer") extern void ember_judge_pointer(uint32_t nonce, uint32_t site, const void *a, const void *b);
#define EMBER_ID(site) EMBER_NONCE, EMBER_FILE * 100000 + (site)
#define EMBER_UNLESS(b, value) __builtin_choose_expr(__builtin_constant_p(b), 0, value)
#define EMBER_INT(site, type, a, op, b, ...) \
  ember_judge_number(EMBER_ID(site), (long long)(type)(a), EMBER_UNLESS(b, (long long)(type)(b)))
#define EMBER_UINT EMBER_INT
#define EMBER_REAL(site, type, a, op, b, ...) \
  ember_judge_real(EMBER_ID(site), (double)(type)(a), EMBER_UNLESS(b, (double)(type)(b)))
#define EMBER_NEAR(site, a, b, digits, ...) ember_judge_real(EMBER_ID(site), (double)(a), EMBER_UNLESS(b, (double)(b)))
#define EMBER_TEXT(site, op, a, b, ...) ember_judge_bytes(EMBER_ID(site), a, EMBER_UNLESS(b, b), 0)
#define EMBER_BYTES(site, op, size, a, b, ...) ember_judge_bytes(EMBER_ID(site), a, EMBER_UNLESS(b, b), size)
#define EMBER_POINTER(site, a, op, b, ...) ember_judge_pointer(EMBER_ID(site), a, b)
#define EMBER_TRUTH(site, wanted, a, ...) ember_judge_number(EMBER_ID(site), !!(a), 0)
#define EMBER_FAIL(site, text) ember_judge_number(EMBER_ID(site), 0, 0)
#endif

#define munit_assert(...) EMBER_TRUTH(__COUNTER__, 1, __VA_ARGS__)
#define munit_assert_true(...) EMBER_TRUTH(__COUNTER__, 1, __VA_ARGS__)
#define munit_assert_false(...) EMBER_TRUTH(__COUNTER__, 0, __VA_ARGS__)
#define munit_error(text) EMBER_FAIL(__COUNTER__, text)
#define munit_logf(...) ((void)0)
#define munit_log(...) ((void)0)

#define munit_assert_int(...) EMBER_INT(__COUNTER__, int, __VA_ARGS__)
#define munit_assert_long(...) EMBER_INT(__COUNTER__, long, __VA_ARGS__)
#define munit_assert_llong(...) EMBER_INT(__COUNTER__, long long, __VA_ARGS__)
#define munit_assert_short(...) EMBER_INT(__COUNTER__, short, __VA_ARGS__)
#define munit_assert_char(...) EMBER_INT(__COUNTER__, char, __VA_ARGS__)
#define munit_assert_int8(...) EMBER_INT(__COUNTER__, int8_t, __VA_ARGS__)
#define munit_assert_int16(...) EMBER_INT(__COUNTER__, int16_t, __VA_ARGS__)
#define munit_assert_int32(...) EMBER_INT(__COUNTER__, int32_t, __VA_ARGS__)
#define munit_assert_int64(...) EMBER_INT(__COUNTER__, int64_t, __VA_ARGS__)
#define munit_assert_ptrdiff(...) EMBER_INT(__COUNTER__, ptrdiff_t, __VA_ARGS__)
#define munit_assert_uint(...) EMBER_UINT(__COUNTER__, unsigned, __VA_ARGS__)
#define munit_assert_ulong(...) EMBER_UINT(__COUNTER__, unsigned long, __VA_ARGS__)
#define munit_assert_ullong(...) EMBER_UINT(__COUNTER__, unsigned long long, __VA_ARGS__)
#define munit_assert_ushort(...) EMBER_UINT(__COUNTER__, unsigned short, __VA_ARGS__)
#define munit_assert_uchar(...) EMBER_UINT(__COUNTER__, unsigned char, __VA_ARGS__)
#define munit_assert_size(...) EMBER_UINT(__COUNTER__, size_t, __VA_ARGS__)
#define munit_assert_uint8(...) EMBER_UINT(__COUNTER__, uint8_t, __VA_ARGS__)
#define munit_assert_uint16(...) EMBER_UINT(__COUNTER__, uint16_t, __VA_ARGS__)
#define munit_assert_uint32(...) EMBER_UINT(__COUNTER__, uint32_t, __VA_ARGS__)
#define munit_assert_uint64(...) EMBER_UINT(__COUNTER__, uint64_t, __VA_ARGS__)
#define munit_assert_float(...) EMBER_REAL(__COUNTER__, float, __VA_ARGS__)
#define munit_assert_double(...) EMBER_REAL(__COUNTER__, double, __VA_ARGS__)
#define munit_assert_double_equal(...) EMBER_NEAR(__COUNTER__, __VA_ARGS__)
#define munit_assert_float_equal(...) EMBER_NEAR(__COUNTER__, __VA_ARGS__)
#define munit_assert_string_equal(...) EMBER_TEXT(__COUNTER__, "==", __VA_ARGS__)
#define munit_assert_string_not_equal(...) EMBER_TEXT(__COUNTER__, "!=", __VA_ARGS__)
#define munit_assert_memory_equal(...) EMBER_BYTES(__COUNTER__, "==", __VA_ARGS__)
#define munit_assert_memory_not_equal(...) EMBER_BYTES(__COUNTER__, "!=", __VA_ARGS__)
#define munit_assert_ptr(...) EMBER_POINTER(__COUNTER__, __VA_ARGS__)
#define EMBER_SAME(site, op, a, b, ...) EMBER_POINTER(site, a, op, b, __VA_ARGS__)
#define munit_assert_ptr_equal(...) EMBER_SAME(__COUNTER__, ==, __VA_ARGS__)
#define munit_assert_ptr_not_equal(...) EMBER_SAME(__COUNTER__, !=, __VA_ARGS__)
#define EMBER_NOTHING(site, op, a, ...) EMBER_POINTER(site, a, op, NULL, __VA_ARGS__)
#define munit_assert_null(...) EMBER_NOTHING(__COUNTER__, ==, __VA_ARGS__)
#define munit_assert_not_null(...) EMBER_NOTHING(__COUNTER__, !=, __VA_ARGS__)
#define munit_assert_ptr_null(...) EMBER_NOTHING(__COUNTER__, ==, __VA_ARGS__)
#define munit_assert_ptr_not_null(...) EMBER_NOTHING(__COUNTER__, !=, __VA_ARGS__)
