/*
 * Wrappers for library functions that take pointers. They report an error if the pointer is NULL or points to freed
 * memory; the library itself would use whatever is at that address.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern _Noreturn void ember_fault(const char *function, const char *mistake);

/* The pattern that guest/heap.c writes to freed memory. */
#define FREED 0xddddddddu

static inline void check_string(const char *function, const char *text) {
  unsigned first;
  if (!text) ember_fault(function, "a NULL pointer instead of a string");
  __builtin_memcpy(&first, text, sizeof first);
  if (first == FREED) ember_fault(function, "memory that was already freed with free()");
}

static inline void check_buffer(const char *function, const void *buffer) {
  if (!buffer) ember_fault(function, "a NULL pointer instead of a buffer to write to");
}

static inline void check_file(const char *function, FILE *file) {
  if (!file) ember_fault(function, "a NULL pointer instead of an open file (perhaps fopen() failed)");
}

#define WRAP(result, name, parameters, arguments, ...) \
  extern result __real_##name parameters; \
  result __wrap_##name parameters { \
    const char *const function = #name; \
    __VA_ARGS__ \
    return __real_##name arguments; \
  }
#define STRING(text) check_string(function, text);
#define BUFFER(buffer) check_buffer(function, buffer);
#define OPEN(file) check_file(function, file);

WRAP(size_t, strlen, (const char *a), (a), STRING(a))
WRAP(char *, strcpy, (char *to, const char *from), (to, from), BUFFER(to) STRING(from))
WRAP(char *, strncpy, (char *to, const char *from, size_t n), (to, from, n), BUFFER(to) STRING(from))
WRAP(char *, strcat, (char *to, const char *from), (to, from), BUFFER(to) STRING(from))
WRAP(char *, strncat, (char *to, const char *from, size_t n), (to, from, n), BUFFER(to) STRING(from))
WRAP(int, strcmp, (const char *a, const char *b), (a, b), STRING(a) STRING(b))
WRAP(int, strncmp, (const char *a, const char *b, size_t n), (a, b, n), STRING(a) STRING(b))
WRAP(char *, strchr, (const char *a, int c), (a, c), STRING(a))
WRAP(char *, strrchr, (const char *a, int c), (a, c), STRING(a))
WRAP(char *, strstr, (const char *a, const char *b), (a, b), STRING(a) STRING(b))
WRAP(char *, strdup, (const char *a), (a), STRING(a))
WRAP(int, atoi, (const char *a), (a), STRING(a))
WRAP(double, atof, (const char *a), (a), STRING(a))
WRAP(long, strtol, (const char *a, char **end, int base), (a, end, base), STRING(a))
WRAP(double, strtod, (const char *a, char **end), (a, end), STRING(a))
WRAP(int, puts, (const char *a), (a), STRING(a))
WRAP(int, fputs, (const char *a, FILE *file), (a, file), STRING(a) OPEN(file))
WRAP(char *, fgets, (char *to, int n, FILE *file), (to, n, file), BUFFER(to) OPEN(file))
WRAP(int, fclose, (FILE *file), (file), OPEN(file))
WRAP(int, fgetc, (FILE *file), (file), OPEN(file))
WRAP(int, getc, (FILE *file), (file), OPEN(file))
WRAP(int, fputc, (int c, FILE *file), (c, file), OPEN(file))
WRAP(int, feof, (FILE *file), (file), OPEN(file))

/* Variadic functions forward to their va_list variants. */
int __wrap_fprintf(FILE *file, const char *format, ...) {
  check_file("fprintf", file);
  va_list arguments;
  va_start(arguments, format);
  int result = vfprintf(file, format, arguments);
  va_end(arguments);
  return result;
}

int __wrap_fscanf(FILE *file, const char *format, ...) {
  check_file("fscanf", file);
  va_list arguments;
  va_start(arguments, format);
  int result = vfscanf(file, format, arguments);
  va_end(arguments);
  return result;
}
