/* Linked into every learner's program: reports errors that the sanitizer detects, with their location. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SEGMENTATION_FAULT = 139, ARITHMETIC_ERROR = 136, ABORTED = 134 };

typedef struct {
  const char *file;
  uint32_t line;
  uint32_t column;
} Location;

typedef struct {
  uint16_t kind;
  uint16_t info;
  char name[];
} Type;

/* Line buffering: a line appears as soon as it's printed, even if the program hangs or crashes afterwards. */
__attribute__((constructor(101))) static void buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }

_Noreturn void ember_stop(const char *sentence);

/*
 * Address 0 is unused, but writing to it doesn't trap. Check at exit whether that happened, for example in scanf() without
 * an & or through an uninitialized pointer.
 */
static void check_null(void) {
  const volatile uint32_t *words;
  __asm__("i32.const 0\n local.set %0" : "=r"(words));
  for (int i = 0; i < 4; i++)
    if (words[i]) ember_stop("The program wrote through a NULL pointer: is a pointer uninitialized, or is an & missing in scanf()?\n");
}
__attribute__((constructor(102))) static void check_null_at_end(void) { atexit(check_null); }

static void print(const char *text) { write(2, text, strlen(text)); }

static void print_number(int64_t number) {
  char digits[24];
  char *at = digits + sizeof digits - 1;
  uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
  *at = 0;
  do *--at = '0' + rest % 10;
  while (rest /= 10);
  if (number < 0) *--at = '-';
  print(at);
}

static _Noreturn void stop_at(const Location *location, int code) {
  if (location->file) {
    print(" in ");
    print(location->file);
    print(", line ");
    print_number(location->line);
  }
  print(".\n");
  _Exit(code);
}

typedef struct {
  Location location;
  const Type *type;
  unsigned char alignment;
  unsigned char kind;
} TypeMismatch;

_Noreturn void __ubsan_handle_type_mismatch_v1_abort(const TypeMismatch *data, uintptr_t pointer) {
  fflush(stdout);
  print(data->kind == 1 ? "The program wrote through " : data->kind == 3 ? "The program accessed a member through " : "The program read through ");
  print(pointer == 0 ? "a NULL pointer" : "a bad pointer");
  stop_at(&data->location, SEGMENTATION_FAULT);
}

_Noreturn void __ubsan_handle_pointer_overflow_abort(const Location *location, uintptr_t base, uintptr_t result) {
  (void)result;
  fflush(stdout);
  print(base == 0 ? "The program used a NULL pointer as if it were an array" : "The program moved a pointer outside of memory");
  stop_at(location, SEGMENTATION_FAULT);
}

typedef struct {
  Location location;
  const Type *array;
  const Type *index;
} OutOfBounds;

static int64_t value_of(const Type *type, uintptr_t value) {
  int bits = 1 << (type->info >> 1);
  if (bits > 32) return *(const int64_t *)value;
  if (!(type->info & 1)) return (uint32_t)value;
  return bits == 32 ? (int32_t)value : bits == 16 ? (int16_t)value : (int8_t)value;
}

_Noreturn void __ubsan_handle_out_of_bounds_abort(const OutOfBounds *data, uintptr_t index) {
  fflush(stdout);
  print("The program used index ");
  print_number(value_of(data->index, index));
  print(", which is outside of its array of type ");
  print(data->array->name);
  print(",");
  stop_at(&data->location, SEGMENTATION_FAULT);
}

_Noreturn void __ubsan_handle_divrem_overflow_abort(const OutOfBounds *data, uintptr_t a, uintptr_t b) {
  (void)a, (void)b;
  fflush(stdout);
  print("The program divided by zero");
  stop_at(&data->location, ARITHMETIC_ERROR);
}

/* An array of no elements, such as for no input, works everywhere; only a negative number of them is an error. */
void __ubsan_handle_vla_bound_not_positive(const OutOfBounds *data, uintptr_t bound) {
  if (value_of(data->array, bound) == 0) return;
  fflush(stdout);
  print("The program created an array with ");
  print_number(value_of(data->array, bound));
  print(" elements");
  stop_at(&data->location, SEGMENTATION_FAULT);
}

_Noreturn void __ubsan_handle_builtin_unreachable(const Location *location) {
  fflush(stdout);
  print("The program reached code that it marks as unreachable");
  stop_at(location, ABORTED);
}

/* Heap errors. The host adds the location, from the stack trace. */
_Noreturn __attribute__((noinline)) void ember_stop(const char *sentence) {
  fflush(stdout);
  print(sentence);
  __builtin_trap();
}

/* An invalid argument to a library function. The host adds the location of the call. */
_Noreturn __attribute__((noinline)) void ember_fault(const char *function, const char *mistake) {
  fflush(stdout);
  print("The program passed ");
  print(function);
  print("() ");
  print(mistake);
  __builtin_trap();
}

/* The stack canary: a write past the end of a local array changes it. */
uintptr_t __stack_chk_guard = 0x5ca1ab1e;

_Noreturn __attribute__((noinline)) void __stack_chk_fail(void) {
  ember_stop("The program wrote past the end of an array.\n");
}
