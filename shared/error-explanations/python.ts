import type { ErrorPattern } from './pattern';

export const PYTHON_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^NameError: name '(\w+)' is not defined\. Did you mean: '(\w+)'\?/,
    means: 'Python doesn’t know the name `$1`, but it knows `$2`.',
    fix: 'If you meant `$2`, correct the spelling.',
  },
  {
    pattern: /^NameError: name '(\w+)' is not defined/,
    means: 'Python doesn’t know the name `$1`.',
    fix: 'Check its spelling, and that it gets its value on an earlier line. If it’s text, put it in quotes: `"$1"`.',
  },
  {
    pattern: /^SyntaxError: '([([{])' was never closed/,
    means: 'This line opens a `$1` that’s never closed.',
    fix: 'Add the missing closing bracket, usually at the end of the line.',
  },
  {
    pattern: /^SyntaxError: unterminated (?:f-)?string literal/,
    means: 'This text starts with a quote, but doesn’t end with one.',
    fix: 'Close the text with the quote it starts with. If it contains an apostrophe, use double quotes around it.',
  },
  {
    pattern: /^SyntaxError: expected ':'/,
    means: 'The colon at the end of this line is missing.',
    fix: 'End the line with `:`. Lines that start with `if`, `else`, `for`, `while`, `def` and `class` all need one.',
  },
  {
    pattern: /^SyntaxError: invalid syntax\. Maybe you meant '==' or ':=' instead of '='\?/,
    means: 'A single `=` stores a value. It can’t compare two.',
    fix: 'Use `==` to ask whether two values are equal.',
  },
  {
    pattern: /^SyntaxError: Missing parentheses in call to 'print'/,
    means: '`print` is a function, so it needs parentheses.',
    fix: 'Write `print("...")`.',
  },
  {
    pattern: /^SyntaxError: invalid syntax\. Perhaps you forgot a comma\?/,
    means: 'Two values are next to each other with nothing in between.',
    fix: 'Put a comma between them, or an operator such as `+`.',
  },
  {
    pattern: /^SyntaxError: 'return' outside function/,
    means: '`return` only works inside a function.',
    fix: 'Indent this line so it belongs to its `def`, or use `print()` to show the value.',
  },
  {
    pattern: /^SyntaxError: invalid syntax/,
    means: 'Python can’t read this line.',
    fix: 'Look for a typo, a missing quote, bracket or operator, here or at the end of the line above.',
  },
  {
    pattern: /^IndentationError: expected an indented block after (.+?) on line (\d+)/,
    means: 'Line $2 ends with a colon, so the lines that belong to it must be indented.',
    fix: 'Indent this line by four spaces.',
  },
  {
    pattern: /^IndentationError: unexpected indent/,
    means: 'This line is indented, but nothing above it starts a block.',
    fix: 'Remove the spaces at its start so it lines up with the line above.',
  },
  {
    pattern: /^IndentationError: unindent does not match/,
    means: 'This line’s indentation doesn’t line up with any block above.',
    fix: 'Give lines of the same block exactly the same indentation, usually four spaces.',
  },
  {
    pattern: /^TypeError: can only concatenate str \(not "(\w+)"\) to str/,
    means: '`+` can’t join text and a value of type `$1`.',
    fix: 'Turn the value into text with `str(...)`, or use an f-string: `f"Total: {total}"`.',
  },
  {
    pattern: /^TypeError: unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'/,
    means: '`$1` doesn’t work between `$2` and `$3`.',
    fix: 'Convert one of them first: `int(...)` turns text into a number, `str(...)` a number into text. A `NoneType` is often a function without `return`.',
  },
  {
    pattern:
      /^(?:TypeError|AttributeError): 'NoneType' object (?:has no attribute '(?:\w+)'|is not (?:subscriptable|iterable|callable))/,
    means: 'This value is `None`, so there’s nothing to work with.',
    fix: 'Find out where it comes from. Often a function has no `return`, or the result of a method like `list.sort()` was stored: it changes the list and returns `None`.',
  },
  {
    pattern: /^TypeError: '(\w+)' object is not callable/,
    means: 'The parentheses try to call a value of type `$1` as if it were a function.',
    fix: 'Remove the parentheses, or check whether a variable has the same name as a function.',
  },
  {
    pattern: /^TypeError: ([\w.]+)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.+)/,
    means: '`$1()` needs more values than it got: $3 is missing.',
    fix: 'Pass a value for each parameter in the function’s `def` line.',
  },
  {
    pattern: /^TypeError: ([\w.]+)\(\) takes (.+?) but (\d+) (?:was|were) given/,
    means: '`$1()` was called with $3 values, but it takes $2.',
    fix: 'Compare the call with the function’s `def` line. In a class, is `self` missing as the first parameter?',
  },
  {
    pattern: /^TypeError: '(\w+)' object is not subscriptable/,
    means: 'A value of type `$1` has no parts to pick with `[...]`.',
    fix: 'Use square brackets on a list, a string or a dictionary. To call a function, use parentheses.',
  },
  {
    pattern: /^TypeError: '(\w+)' object is not iterable/,
    means: 'A loop needs something to go through, and one `$1` isn’t a collection.',
    fix: 'To count, use `range(...)`. Otherwise loop over a list or a string.',
  },
  {
    pattern: /^AttributeError: '(\w+)' object has no attribute '(\w+)'/,
    means: 'Values of type `$1` have nothing called `$2`.',
    fix: 'Check the spelling, and whether the value really has the type that you expect.',
  },
  {
    pattern: /^IndexError: (\w+) index out of range/,
    means: 'The index is past the end of the $1.',
    fix: 'Counting starts at 0, so the last item of three has index 2. Use `[-1]` for the last one.',
  },
  {
    pattern: /^KeyError: (.+)/,
    means: 'The dictionary has no key $1.',
    fix: 'Check the spelling, including upper and lower case, or use `.get(...)` if the key may be missing.',
  },
  {
    pattern: /^ValueError: invalid literal for int\(\) with base 10: (.+)/,
    means: '`int()` can’t read $1 as a whole number.',
    fix: 'Make sure that the text has only digits. For a decimal number, use `float(...)`.',
  },
  {
    pattern: /^ValueError: (?:too many|not enough) values to unpack \((.+)\)/,
    means: 'The number of names on the left of `=` differs from the number of values on the right ($1).',
    fix: 'Use exactly one name for each value.',
  },
  {
    pattern: /^ZeroDivisionError/,
    means: 'A number was divided by zero.',
    fix: 'Check the divisor before you divide, for example with `if count > 0:`.',
  },
  {
    pattern: /^(?:ModuleNotFoundError|ImportError): (?:No module named|cannot import name) '([\w.]+)'/,
    means: 'Python can’t find `$1` to import.',
    fix: 'Check the spelling. Here you can import Python’s standard library and your own files.',
  },
  {
    pattern: /^UnboundLocalError: cannot access local variable '(\w+)'/,
    means:
      'The function gives `$1` a value somewhere, so `$1` is its own variable, and it has no value yet on this line.',
    fix: 'Pass the value in as a parameter and `return` the new one.',
  },
  {
    pattern: /^RecursionError/,
    means: 'A function keeps calling itself and never stops.',
    fix: 'Add a case that returns without another call, and make sure that each call gets closer to it.',
  },
  {
    pattern: /^EOFError: EOF when reading a line/,
    means: '`input()` asked for another line, but there was no more input.',
    fix: 'Call `input()` only as often as there are lines to read.',
  },
];
