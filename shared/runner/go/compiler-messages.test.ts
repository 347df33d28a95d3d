import { expect, test } from 'vitest';
import { describeTestErrors, messageLine, parseMessages } from './compiler-messages';

const error = { severity: 'error' as const };

test('messages keep their file, line, column and continuation lines, without duplicates', () => {
  const text =
    'main.go:3:5: undefined: x\nmain.go:3:9: undefined: x\n/work/util/a.go:7:2: not enough arguments in call to f\n\thave ()\n\twant (int)\nmain.go:9: missing return\n';
  const messages = parseMessages(text);
  expect(messages).toEqual([
    { file: 'main.go', line: 3, column: 5, message: 'undefined: x', ...error },
    {
      file: 'util/a.go',
      line: 7,
      column: 2,
      message: 'not enough arguments in call to f\n\thave ()\n\twant (int)',
      ...error,
    },
    { file: 'main.go', line: 9, message: 'missing return', ...error },
  ]);
  expect(messageLine(messages[0]!)).toBe('main.go:3:5: undefined: x\n');
  expect(messageLine(messages[2]!)).toBe('main.go:9: missing return\n');
});

test('a test that imports a package that isn’t here says so', () => {
  const [error] = parseMessages('main_test.go:4:2: could not import go/ast (open : Invalid argument)\n');
  expect(error).toMatchObject({ line: 4, message: 'The package "go/ast" isn’t available here.' });
  expect(describeTestErrors([error!])).toBe('The package "go/ast" isn’t available here.');
});

const describeError = (message: string) =>
  describeTestErrors([{ file: 'main_test.go', line: 1, message, ...error }]);

test('errors in the tests are described with names, never with values', () => {
  expect(describeError('undefined: Add')).toBe('The tests use Add, which your program doesn’t have.');
  expect(describeError('s.Pop undefined (type Stack has no field or method Pop)')).toBe(
    'The tests use Pop of Stack, which your program doesn’t have.',
  );
  expect(describeError('TestAdd redeclared in this block')).toContain('Your program declares TestAdd');
  expect(describeError('cannot use 42 (untyped int constant) as string value in argument to Greet')).toBe(
    'The tests call Greet with different argument types.',
  );
  expect(describeError('not enough arguments in call to Add\n\thave (number)\n\twant (int, int)')).toContain(
    'Add',
  );
  for (const leaking of [
    'invalid operation: got != 42 (mismatched types struct{} and untyped int)',
    'cannot use "secret 42" (untyped string constant) as int value in variable declaration',
  ])
    expect(describeError(leaking)).not.toMatch(/42|secret/);
});
