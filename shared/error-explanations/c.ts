import type { ErrorPattern } from './pattern';

export const C_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^expected ';' (?:after|at end)/,
    means: 'The semicolon at the end of this statement is missing.',
    fix: 'Add `;`.',
  },
  {
    pattern: /^use of undeclared identifier '(\w+)'/,
    means: 'The compiler doesn’t know `$1`.',
    fix: 'Check its spelling, and declare it with its type before you use it: `int $1 = 0;`.',
  },
  {
    pattern: /^call to undeclared library function '(\w+)'/,
    means: '`$1` is in C’s library, but its header isn’t included.',
    fix: 'Include it at the top, for example `#include <stdio.h>` for `printf`.',
  },
  {
    pattern: /^call to undeclared function '(\w+)'/,
    means: 'The compiler hasn’t seen a function `$1` above this line.',
    fix: 'Check its spelling, move the function up, or declare it at the top of the file.',
  },
  {
    pattern: /^expected '([)}\]])'/,
    means: 'A bracket is open, and its closing `$1` is missing.',
    fix: 'Add the missing `$1`.',
  },
  {
    pattern: /^expected expression/,
    means: 'The compiler expected a value here.',
    fix: 'Look for a missing value, a missing quote, or an `else` without its `if` just before this point.',
  },
  {
    pattern: /^too (few|many) arguments to function call, expected (\S+), have (\d+)/,
    means: 'The function takes $2 values, but this call has $3.',
    fix: 'Compare the call with the function’s parameters.',
  },
  {
    pattern: /^incompatible pointer to integer conversion/,
    means: 'A text or a pointer is used where a number is needed.',
    fix: 'For a text, use `char *` or `char name[]`; for a single character, single quotes; for what a pointer points to, `*`.',
  },
  {
    pattern: /^incompatible integer to pointer conversion/,
    means: 'A number is used where a pointer is needed.',
    fix: 'Pass the address of a variable with `&`.',
  },
  {
    pattern: /^incompatible pointer types .*?'(.+?)'(?: with an expression of| to parameter of) type '(.+?)'/,
    means: 'The two pointers point to different types: `$1` and `$2`.',
    fix: 'Use the same type on both sides.',
  },
  {
    pattern: /^no member named '(\w+)' in '(.+?)'/,
    means: '`$2` has no member `$1`.',
    fix: 'Check the spelling, or add it to the struct.',
  },
  {
    pattern: /^member reference type '(.+?)' is a pointer/,
    means: 'The struct is reached through a pointer.',
    fix: 'Use `->` instead of `.`.',
  },
  {
    pattern: /^member reference type '(.+?)' is not a pointer/,
    means: 'This is a struct itself, not a pointer to one.',
    fix: 'Use `.` instead of `->`.',
  },
  {
    pattern: /^redefinition of '(\w+)'/,
    means: '`$1` is defined twice.',
    fix: 'Remove one of them. To give a variable a new value, leave out its type.',
  },
  {
    pattern: /^"(\w+)" is used here but never defined/,
    means: '`$1` is declared, but the function itself is nowhere.',
    fix: 'Write the function, or check the spelling of its name.',
  },
  {
    pattern: /^'(.+?)' file not found/,
    means: 'There’s no header `$1`.',
    fix: 'Check the spelling: `<stdio.h>`, `<string.h>`, `<stdlib.h>`.',
  },
  {
    pattern: /^unknown type name '(\w+)'/,
    means: 'C doesn’t know a type `$1`.',
    fix: 'Check its spelling and its header. Text is `char *`; `bool` needs `<stdbool.h>`.',
  },
  {
    pattern: /^cannot assign to variable '(\w+)' with const/,
    means: '`$1` is constant, so it can’t get a new value.',
    fix: 'Remove `const`, or use another variable.',
  },
  {
    pattern: /^void function '(\w+)' should not return a value/,
    means: '`$1` is declared as `void`, so it can’t return anything.',
    fix: 'Give it the type of the value, such as `int`.',
  },
  {
    pattern: /^The program (?:read|wrote) through a NULL pointer/,
    means: 'The pointer is NULL: it doesn’t point to anything.',
    fix: 'Make it point to something first, and check for `NULL` before you use it.',
  },
  {
    pattern: /^The program divided by zero/,
    means: 'A number was divided by zero.',
    fix: 'Check the divisor before you divide.',
  },
  {
    pattern: /^The program freed the same memory twice/,
    means: 'Memory was used or freed again after `free()`.',
    fix: 'Call `free()` once for each `malloc()`, and set the pointer to `NULL` afterwards.',
  },
];
