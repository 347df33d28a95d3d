import type { ErrorPattern } from './pattern';

export const JAVASCRIPT_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^ReferenceError: '?([\w$]+)'? is not defined/,
    means: 'JavaScript doesn’t know the name `$1`.',
    fix: 'Check its spelling, and that it’s declared with `const` or `let`. If it’s text, put it in quotes.',
  },
  {
    pattern: /^ReferenceError: this is not initialized/,
    means: 'The constructor uses `this` before the parent class has set it up.',
    fix: 'Call `super(...)` first.',
  },
  {
    pattern: /^ReferenceError: ([\w$]+) is not initialized/,
    means: '`$1` is used before the line that declares it.',
    fix: 'Move its `const` or `let` above this line.',
  },
  {
    pattern: /^TypeError: '?([\w$]+)'? is read-only/,
    means: '`$1` is a constant, so it can’t get a new value.',
    fix: 'Declare it with `let` instead of `const`.',
  },
  {
    pattern: /^SyntaxError: invalid redefinition/,
    means: 'This name is declared twice.',
    fix: 'Remove the second `let` or `const` to give the variable a new value, or choose another name.',
  },
  {
    pattern: /^TypeError: cannot (read|set) property '(.+?)' of (undefined|null)/,
    means: 'The value before `.$2` is `$3`, so it has no properties.',
    fix: 'Find out why it’s `$3`: a misspelled property, a function without `return`, or an index past the end.',
  },
  {
    pattern: /^TypeError: not a function/,
    means: 'The parentheses call something that isn’t a function.',
    fix: 'Check the spelling of the name before the `(`, and whether the value has such a method.',
  },
  {
    pattern: /^TypeError: (?:value|.+) is not iterable/,
    means: 'A loop or `...` needs a list or a string to go through, and this is neither.',
    fix: 'Loop over an array. For the keys of an object, use `Object.keys(...)`.',
  },
  {
    pattern: /^TypeError: class constructors must be invoked with 'new'/,
    means: 'A class was called like a function.',
    fix: 'Put `new` in front of it.',
  },
  {
    pattern: /^SyntaxError: unexpected end of string/,
    means: 'This text starts with a quote, but doesn’t end with one.',
    fix: 'Close it with the quote it starts with.',
  },
  {
    pattern: /^SyntaxError: expecting '([,)\]])'/,
    means: 'Something is missing before this point, such as a `$1` or a closing bracket.',
    fix: 'Check that each opening bracket has a closing one, and that values are separated by commas.',
  },
  {
    pattern: /^SyntaxError: expecting '\('/,
    means: 'The condition needs parentheses around it.',
    fix: 'Write `if (...)`, `while (...)` or `for (...)`.',
  },
  {
    pattern: /^SyntaxError: expecting ';'/,
    means: 'JavaScript expected this statement to end here.',
    fix: 'Look for a missing operator, comma or quote just before this point.',
  },
  {
    pattern: /^SyntaxError: unexpected token in expression: ''/,
    means: 'The program ends in the middle of something.',
    fix: 'Add the closing `}` or `)` that’s missing, usually at the end of a function or block.',
  },
  {
    pattern: /^SyntaxError: unexpected token in expression: '(.+)'/,
    means: 'JavaScript didn’t expect `$1` here.',
    fix: 'Look for something that’s missing just before it, such as a value, or for a bracket too many.',
  },
  {
    pattern: /^SyntaxError: unexpected 'await' keyword/,
    means: '`await` only works inside an `async` function, or outside of all functions.',
    fix: 'Put `async` in front of the function.',
  },
  {
    pattern: /^SyntaxError: return not in a function/,
    means: '`return` only works inside a function.',
    fix: 'Move it into the function’s braces, or use `console.log()` to show the value.',
  },
  {
    pattern: /^SyntaxError: missing initializer for const/,
    means: 'A constant needs its value right away.',
    fix: 'Give it a value with `=`, or declare it with `let`.',
  },
  {
    pattern: /^SyntaxError: invalid assignment left-hand side/,
    means: 'A single `=` stores a value, and the left side isn’t a variable.',
    fix: 'Use `===` to compare.',
  },
  {
    pattern: /^RangeError: Maximum call stack size exceeded/,
    means: 'A function keeps calling itself and never stops.',
    fix: 'Add a case that returns without another call, and make sure that each call gets closer to it.',
  },
  {
    pattern: /^Error: Cannot find module '(.+?)'/,
    means: 'There’s no file `$1` to import.',
    fix: 'Check the spelling, and that the path starts with `./` and ends with `.js`.',
  },
];
