import { JAVASCRIPT_ERRORS } from './javascript';
import type { ErrorPattern } from './pattern';

/** The compiler's errors; a program that runs has the errors of JavaScript. */
export const TYPESCRIPT_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^Type '(.+?)' is not assignable to type '(.+?)'\.\n {2}Type 'undefined'/,
    means: 'The value may be `undefined`, and `$2` doesn’t allow that.',
    fix: 'Check for `undefined` first, or give a default with `??`.',
  },
  {
    pattern: /^Type '(.+?)' is not assignable to type '(.+?)'/,
    means: 'The value has type `$1`, but `$2` is needed here.',
    fix: 'Convert the value, or correct the type if that’s what’s wrong.',
  },
  {
    pattern: /^Argument of type '(.+?)' is not assignable to parameter of type '(.+?)'/,
    means: 'The function takes a `$2` here, but it got a `$1`.',
    fix: 'Pass a value of the right type, or check the order of the arguments.',
  },
  {
    pattern: /^Expected (\S+) arguments?, but got (\d+)/,
    means: 'The function takes $1 values, but this call has $2.',
    fix: 'Compare the call with the function’s parameters.',
  },
  {
    pattern: /^Cannot find name '(.+?)'\. Did you mean '(.+?)'\?/,
    means: 'TypeScript doesn’t know `$1`, but it knows `$2`.',
    fix: 'If you meant `$2`, correct the spelling.',
  },
  {
    pattern: /^Cannot find name '(.+?)'/,
    means: 'TypeScript doesn’t know the name `$1`.',
    fix: 'Check its spelling, and that it’s declared with `const` or `let`. If it’s text, put it in quotes.',
  },
  {
    pattern: /^Property '(.+?)' does not exist on type '(.+?)'\. Did you mean '(.+?)'\?/,
    means: 'There’s no `$1` here, but there is `$3`.',
    fix: 'If you meant `$3`, correct the spelling.',
  },
  {
    pattern: /^Property '(.+?)' does not exist on type '(.+? \| .+?)'/,
    means: 'The value can be any of `$2`, and not all of them have `$1`.',
    fix: 'Check which one it is first, for example with `typeof`.',
  },
  {
    pattern: /^Property '(.+?)' does not exist on type '(.+?)'/,
    means: 'Values of type `$2` have no `$1`.',
    fix: 'Check the spelling, or add the property to the type.',
  },
  {
    pattern: /^'(.+?)' is possibly '(undefined|null)'/,
    means: '`$1` may be `$2`, and then this would fail.',
    fix: 'Check it with `if ($1)` first, or write `$1?.`.',
  },
  {
    pattern: /^'(.+?)' is of type 'unknown'/,
    means: 'TypeScript doesn’t know what `$1` is, so nothing can be done with it yet.',
    fix: 'Check its type first, for example with `typeof $1 === "string"`.',
  },
  {
    pattern: /must return a value|lacks ending return statement/,
    means: 'The function promises a value, but not every path through it returns one.',
    fix: 'Add the missing `return`, or correct the return type.',
  },
  {
    pattern: /^Parameter '(.+?)' implicitly has an 'any' type/,
    means: 'The parameter `$1` has no type.',
    fix: 'Add one after a colon: `$1: number`.',
  },
  {
    pattern: /^Property '(.+?)' is missing in type '.+' but required in type '(.+?)'/,
    means: 'A `$2` needs `$1`, and this one doesn’t have it.',
    fix: 'Add `$1`, or make it optional in the type: `$1?`.',
  },
  {
    pattern: /^Object literal may only specify known properties, and '(.+?)' does not exist in type '(.+?)'/,
    means: '`$2` has no property `$1`.',
    fix: 'Remove it, correct its spelling, or add it to the type.',
  },
  {
    pattern: /^Cannot assign to '(.+?)' because it is a (?:constant|read-only property)/,
    means: '`$1` can’t get a new value.',
    fix: 'Declare a variable with `let` instead of `const`; for a property, remove `readonly`.',
  },
  {
    pattern: /^Cannot redeclare block-scoped variable '(.+?)'/,
    means: '`$1` is declared twice.',
    fix: 'Remove the second `let` or `const`, or choose another name.',
  },
  {
    pattern: /^This comparison appears to be unintentional because the types '(.+?)' and '(.+?)'/,
    means: 'A `$1` and a `$2` are never equal.',
    fix: 'Convert one of them, or compare with a value of the same type.',
  },
  {
    pattern: /^This expression is not callable/,
    means: 'The parentheses call something that isn’t a function.',
    fix: 'Remove the parentheses, or check the name in front of them.',
  },
  {
    pattern: /^Variable '(.+?)' is used before being assigned/,
    means: '`$1` has no value yet on this line.',
    fix: 'Give it a value where it’s declared.',
  },
  {
    pattern: /^SyntaxError: Unterminated string/,
    means: 'This text starts with a quote, but doesn’t end with one.',
    fix: 'Close it with the quote it starts with.',
  },
  {
    pattern: /^SyntaxError: Unexpected token/,
    means: 'TypeScript didn’t expect what comes here.',
    fix: 'Look for something that’s missing just before it: a value, a comma or a closing bracket.',
  },
  ...JAVASCRIPT_ERRORS,
];
