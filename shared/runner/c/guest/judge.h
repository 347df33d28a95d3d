/*
 * The building blocks of all test assertions; munit.h, unity.h and assert.h only add their names. Each test file is
 * compiled more than once. With EMBER_EXPECTED it lists its checks for the host, including their right sides, and is never
 * run. Otherwise each check reports its left side to the host. A right side that is a constant, or that the host already
 * knows (EMBER_HELD), is not part of the program at all. See shared/runner/c/judge/.
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

/* The host calls each test directly. A test file's own main isn't used, unless it is the test. */
#define main static __attribute__((unused)) ember_main

/* Positions of the two sides among the arguments in the source. */
#define EMBER_LEFT_RIGHT(left, right) ((left) | (right) << 8)
/* The left side is the whole argument list, including commas. */
#define EMBER_WHOLE 0xff

#define EMBER_BOTH(a, b) (__builtin_constant_p(a) && __builtin_constant_p(b))

#ifdef EMBER_EXPECTED
struct ember_site {
  uint32_t id, kind, known, length, sides, of;
  const char *source, *operator, *message, *text;
  long long number;
  double real, delta;
};
extern const struct ember_site __start_ember_sites[] __attribute__((weak)), __stop_ember_sites[] __attribute__((weak));
__attribute__((export_name("sites_start"))) const void *ember_sites_start(void) { return __start_ember_sites; }
__attribute__((export_name("sites_stop"))) const void *ember_sites_stop(void) { return __stop_ember_sites; }
#define EMBER_SITE(site, code, source_text, places, ...) \
  ({ \
    static const struct ember_site ember_site __attribute__((section("ember_sites"), used)) = { \
      .id = EMBER_FILE * 100000 + (site), .kind = code, .source = source_text, .sides = places, __VA_ARGS__ }; \
    0; \
  })
#define EMBER_IF(b, value) __builtin_choose_expr(__builtin_constant_p(b), value, 0)
#define EMBER_KNOWN(op, b, ...) .operator = op, .known = __builtin_constant_p(b), .message = "" __VA_ARGS__
/* Checks nested in the sides are listed, too. */
#define EMBER_INNER(a, b) ((void)(a), (void)(b))
#define EMBER_NUMBER(code, site, source, sides, type, a, op, b, ...) \
  (EMBER_INNER(a, b), EMBER_SITE(site, code, source, sides, EMBER_KNOWN(#op, b, __VA_ARGS__), .number = EMBER_IF(b, (long long)(type)(b))))
#define EMBER_INT(...) EMBER_NUMBER(1, __VA_ARGS__)
#define EMBER_UINT(...) EMBER_NUMBER(2, __VA_ARGS__)
#define EMBER_REAL(site, source, sides, type, a, op, b, ...) \
  (EMBER_INNER(a, b), EMBER_SITE(site, 3, source, sides, EMBER_KNOWN(#op, b, __VA_ARGS__), .real = EMBER_IF(b, (double)(type)(b))))
#define EMBER_NEAR(site, source, sides, op, a, b, within, ...) \
  (EMBER_INNER(a, b), EMBER_INNER(within, 0), EMBER_SITE(site, 3, source, sides, .operator = op, .message = "" __VA_ARGS__, .known = EMBER_BOTH(b, within), .real = EMBER_IF(b, (double)(b)), .delta = EMBER_IF(within, within)))
#define EMBER_TEXT(site, source, sides, op, most, a, b, ...) \
  (EMBER_INNER(a, b), EMBER_INNER(most, 0), EMBER_SITE(site, 4, source, sides, EMBER_KNOWN(op, b, __VA_ARGS__), .text = EMBER_IF(b, b)))
#define EMBER_BYTES(site, source, sides, op, size, a, b, ...) \
  (EMBER_INNER(a, b), EMBER_INNER(size, 0), EMBER_SITE(site, 5, source, sides, EMBER_KNOWN(op, b, __VA_ARGS__), .text = EMBER_IF(b, b), .length = EMBER_IF(b, sizeof(b))))
#define EMBER_ARRAY(site, source, sides, op, element, a, b, amount, within, ...) \
  (EMBER_INNER(a, b), EMBER_INNER(amount, within), EMBER_SITE(site, 10, source, sides, .operator = op, .message = "" __VA_ARGS__, .of = element))
#define EMBER_POINTER(site, source, sides, a, op, b, ...) \
  (EMBER_INNER(a, b), EMBER_SITE(site, 6, source, sides, .operator = #op, .message = "" __VA_ARGS__))
#define EMBER_TRUTH(site, source, sides, wanted, a, ...) \
  (EMBER_INNER(a, 0), EMBER_SITE(site, 7, source, sides, .operator = "is", .known = 1, .number = wanted, .message = "" __VA_ARGS__))
#define EMBER_FAIL(site, text) EMBER_SITE(site, 8, "", 0, .operator = "", .message = text)
#define EMBER_SKIP(site) EMBER_SITE(site, 11, "", 0, .operator = "", .message = "")
#define EMBER_COMPARE(site, call, b, other, ...) (EMBER_INNER(other, b), EMBER_SITE(site, 9, "", 0, .operator = "", .message = "", .known = __builtin_constant_p(b), .text = EMBER_IF(b, b), .length = EMBER_IF(b, sizeof(b))))
#else
#define EMBER_HOST(name) __attribute__((import_module("judge"), import_name(name)))
EMBER_HOST("number") extern int ember_judge_number(uint32_t nonce, uint32_t site, long long a, long long b);
EMBER_HOST("real") extern int ember_judge_real(uint32_t nonce, uint32_t site, double a, double b, double within);
EMBER_HOST("bytes") extern int ember_judge_bytes(uint32_t nonce, uint32_t site, const void *a, const void *b, size_t size);
EMBER_HOST("array") extern int ember_judge_array(uint32_t nonce, uint32_t site, const void *a, const void *b, size_t amount, double within);
EMBER_HOST("pointer") extern int ember_judge_pointer(uint32_t nonce, uint32_t site, const void *a, const void *b);
EMBER_HOST("compare") extern int ember_judge_compare(uint32_t nonce, uint32_t site, const void *a, size_t most, int is_text);
EMBER_HOST("skip") extern int ember_judge_skip(uint32_t nonce, uint32_t site);
#define EMBER_ID(site) EMBER_NONCE, EMBER_FILE * 100000 + (site)
/* The host already knows constants. A held right side is evaluated only for its side effects; its value is discarded. */
#define EMBER_UNLESS(site, known, type, value) \
  __builtin_choose_expr(known, (type)0, EMBER_HELD(site) ? ((void)(value), (type)0) : (type)(value))
#define EMBER_INT(site, source, sides, type, a, op, b, ...) \
  ember_judge_number(EMBER_ID(site), (long long)(type)(a), EMBER_UNLESS(site, __builtin_constant_p(b), long long, (type)(b)))
#define EMBER_UINT EMBER_INT
#define EMBER_REAL(site, source, sides, type, a, op, b, ...) \
  ember_judge_real(EMBER_ID(site), (double)(type)(a), EMBER_UNLESS(site, __builtin_constant_p(b), double, (type)(b)), 0)
#define EMBER_NEAR(site, source, sides, op, a, b, within, ...) \
  ember_judge_real(EMBER_ID(site), (double)(a), EMBER_UNLESS(site, EMBER_BOTH(b, within), double, b), EMBER_UNLESS(site, EMBER_BOTH(b, within), double, within))
#define EMBER_TEXT(site, source, sides, op, most, a, b, ...) \
  ember_judge_bytes(EMBER_ID(site), a, EMBER_UNLESS(site, __builtin_constant_p(b), const void *, b), most)
#define EMBER_BYTES EMBER_TEXT
#define EMBER_ARRAY(site, source, sides, op, element, a, b, amount, within, ...) \
  ember_judge_array(EMBER_ID(site), a, EMBER_UNLESS(site, 0, const void *, b), amount, EMBER_UNLESS(site, 0, double, within))
#define EMBER_POINTER(site, source, sides, a, op, b, ...) ember_judge_pointer(EMBER_ID(site), a, b)
#define EMBER_TRUTH(site, source, sides, wanted, a, ...) ember_judge_number(EMBER_ID(site), !!(a), 0)
#define EMBER_FAIL(site, text) ember_judge_number(EMBER_ID(site), 0, 0)
#define EMBER_SKIP(site) ember_judge_skip(EMBER_ID(site))
#define EMBER_COMPARE(site, call, b, a, most, is_text) \
  __builtin_choose_expr(__builtin_constant_p(b), ember_judge_compare(EMBER_ID(site), a, most, is_text), call)
#endif

/* A string that a test passes to strcmp() itself is treated as an expectation, too. */
#define strcmp(a, b) EMBER_COMPARE(__COUNTER__, (strcmp)(a, b), b, a, SIZE_MAX, 1)
#define strncmp(a, b, most) EMBER_COMPARE(__COUNTER__, (strncmp)(a, b, most), b, a, most, 1)
#define memcmp(a, b, size) EMBER_COMPARE(__COUNTER__, (memcmp)(a, b, size), b, a, size, 0)
