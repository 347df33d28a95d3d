import type { ErrorPattern } from './pattern';

export const GO_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^undefined: (\w+)\.(\w+) \(but have (\w+)\)/,
    means: '`$1` has no `$2`, but it has `$3`.',
    fix: 'Write `$1.$3`: names that other packages can use start with a capital letter.',
  },
  {
    pattern: /^undefined: (fmt|strings|strconv|os|math|errors|sort|time)$/,
    means: 'The package `$1` isn’t imported.',
    fix: 'Add `import "$1"` at the top.',
  },
  {
    pattern: /^undefined: ([\w.]+)/,
    means: 'Go doesn’t know `$1`.',
    fix: 'Check its spelling. A new variable needs `:=` instead of `=`.',
  },
  {
    pattern: /^declared and not used: (\w+)/,
    means: '`$1` gets a value that’s never used, and Go doesn’t allow that.',
    fix: 'Use `$1`, or remove it.',
  },
  {
    pattern: /^"(.+?)" imported and not used/,
    means: 'The package `$1` is imported, but nothing uses it.',
    fix: 'Remove the import until you need it.',
  },
  {
    pattern: /mismatched types (.+?) and (.+?)\)/,
    means: 'The two sides have different types: `$1` and `$2`.',
    fix: 'Convert one of them, for example with `float64(...)`. To join text and a number, use `fmt.Sprintf`.',
  },
  {
    pattern: /does not implement (\w+) \(missing method (\w+)\)/,
    means: 'To be a `$1`, a type needs the method `$2`.',
    fix: 'Add the method, with the same name, parameters and result as in the interface.',
  },
  {
    pattern: /^cannot use (.+?) \((.+?)\) as (.+?) value/,
    means: '`$1` can’t be used where a `$3` is needed.',
    fix: 'Convert the value, or change the type of the variable or parameter.',
  },
  {
    pattern: /^(not enough|too many) arguments in call to (\S+)/,
    means: 'This call of `$2` has $1 values.',
    fix: 'Compare the call with the function’s parameters.',
  },
  {
    pattern: /^(not enough|too many) return values/,
    means: 'This `return` has $1 values for the function’s results.',
    fix: 'Return exactly what the first line of the function says, including the `error`.',
  },
  {
    pattern: /^missing return/,
    means: 'The function promises a value, but it can end without returning one.',
    fix: 'Add a `return` at the end.',
  },
  {
    pattern: /^assignment mismatch: (\d+) variables? but (.+?) returns? (\d+) values?/,
    means: '`$2` returns $3 values, but there are $1 variables for them.',
    fix: 'Use one variable for each value: `result, err := ...`. A value that you don’t need goes to `_`.',
  },
  {
    pattern: /^no new variables on left side of :=/,
    means: '`:=` declares a variable, and this one exists already.',
    fix: 'Use `=` to give it a new value.',
  },
  {
    pattern: /\(no value\) used as value/,
    means: 'The function returns nothing, so there’s no value to use.',
    fix: 'Give the function a result type and a `return`, or call it on a line of its own.',
  },
  {
    pattern: /^non-boolean condition in (\w+) statement/,
    means: 'The condition must be true or false.',
    fix: 'Compare the value with something, such as `x > 0` or `name != ""`.',
  },
  {
    pattern: /^syntax error: unexpected semicolon or newline before \{/,
    means: 'The opening `{` must be on the same line.',
    fix: 'Move it to the end of the line above.',
  },
  {
    pattern: /^syntax error: unexpected keyword else/,
    means: '`else` must be on the same line as the closing `}`.',
    fix: 'Write `} else {`.',
  },
  {
    pattern: /^syntax error: unexpected EOF/,
    means: 'The program ends in the middle of a block.',
    fix: 'Add the closing `}` that’s missing.',
  },
  {
    pattern: /^syntax error: unexpected newline in (.+?); possibly missing comma or (\S)/,
    means: 'The line ends before its `$2`.',
    fix: 'Add the missing `$2`, or the closing quote if a text isn’t finished.',
  },
  {
    pattern: /^syntax error: non-declaration statement outside function body/,
    means: 'Statements must be inside a function.',
    fix: 'Move the line into `main`, or declare the variable with `var`. Go has no `while`: use `for`.',
  },
  {
    pattern: /^more than one character in rune literal/,
    means: 'Single quotes are for one character.',
    fix: 'Use double quotes for text.',
  },
  {
    pattern: /^(\S+) undefined \(type (.+?) has no field or method (\w+)\)/,
    means: 'A `$2` has nothing called `$3`.',
    fix: 'Check the spelling, including upper and lower case, or add it to the type.',
  },
  {
    pattern: /^panic: runtime error: index out of range \[(-?\d+)\] with length (\d+)/,
    means: 'Index $1 is past the end: there are only $2 items.',
    fix: 'Counting starts at 0, so the last index is `len(...) - 1`.',
  },
  {
    pattern: /^panic: runtime error: invalid memory address or nil pointer dereference/,
    means: 'The pointer is `nil`: it doesn’t point to anything.',
    fix: 'Make it point to a value first, and check for `nil` before you use it.',
  },
  {
    pattern: /^panic: assignment to entry in nil map/,
    means: 'The map was declared, but not created.',
    fix: 'Create it with `make(map[string]int)` or `map[string]int{}`.',
  },
  {
    pattern: /^panic: runtime error: integer divide by zero/,
    means: 'A number was divided by zero.',
    fix: 'Check the divisor before you divide.',
  },
  {
    pattern: /^fatal error: all goroutines are asleep - deadlock!/,
    means: 'Everything waits, and nothing can go on.',
    fix: 'A channel needs someone to receive each value that’s sent, so start the sender with `go`. A `WaitGroup` needs one `Done` for each `Add`, and a `Mutex` an `Unlock` for each `Lock`.',
  },
];
