import { expect, test } from 'vitest';
import { errorLocation } from './error-location';

test.each([
  [
    'the frame closest to the error',
    'python',
    'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n  File "helper.py", line 5, in f\nZeroDivisionError: division by zero\n',
    { file: 'helper.py', line: 5, message: 'ZeroDivisionError: division by zero' },
  ],
  [
    'the learner’s frame below a library frame',
    'python',
    '  File "main.py", line 3, in <module>\n  File "<python>/json/__init__.py", line 99, in loads\njson.decoder.JSONDecodeError: Expecting value\n',
    { file: 'main.py', line: 3, message: 'json.decoder.JSONDecodeError: Expecting value' },
  ],
  [
    'a hint after the error',
    'python',
    '  File "main.py", line 2\nEOFError: EOF when reading a line\nYour program asked for more input than it was given.\n',
    { file: 'main.py', line: 2, message: 'EOFError: EOF when reading a line' },
  ],
  [
    'JavaScript',
    'javascript',
    "TypeError: cannot read property 'x' of null\n    at f (h.js:2:7)\n    at <anonymous> (main.js:3:2)\n",
    { file: 'h.js', line: 2, message: "TypeError: cannot read property 'x' of null" },
  ],
  [
    'a JavaScript syntax error',
    'javascript',
    "SyntaxError: unexpected token in expression: ';'\n    at main.js:1:9\n",
    { file: 'main.js', line: 1, message: "SyntaxError: unexpected token in expression: ';'" },
  ],
] as const)('%s', (_name, language, stderr, expected) => {
  const names = ['main.py', 'helper.py', 'main.js', 'h.js'];
  expect(errorLocation(language, stderr, names)).toEqual({ ...expected, severity: 'error' });
});

test('a text without any of the files has no location', () => {
  expect(errorLocation('python', '  File "other.py", line 2\nError: x', ['main.py'])).toBeNull();
  expect(errorLocation('python', '', ['main.py'])).toBeNull();
});
