import { expect, test } from 'vitest';
import { messageLine, parseMessages, tellTestFaults } from './compiler-messages';

const error = { severity: 'error' as const };

test('messages keep file, line, column and their further lines; each is told once', () => {
  const text =
    'main.go:3:5: undefined: x\nmain.go:3:9: undefined: x\n/work/util/a.go:7:2: not enough arguments in call to f\n\thave ()\n\twant (int)\nmain.go:9: missing return\n';
  const faults = parseMessages(text);
  expect(faults).toEqual([
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
  expect(messageLine(faults[0]!)).toBe('main.go:3:5: undefined: x\n');
  expect(messageLine(faults[2]!)).toBe('main.go:9: missing return\n');
});

const told = (message: string) => tellTestFaults([{ file: 'main_test.go', line: 1, message, ...error }]);

test('of faults in the tests names are told, and never a value', () => {
  expect(told('undefined: Add')).toBe('The tests use Add, which your program does not have.');
  expect(told('s.Pop undefined (type Stack has no field or method Pop)')).toBe(
    'The tests use Pop of Stack, which your program does not have.',
  );
  expect(told('TestAdd redeclared in this block')).toContain('Your program declares TestAdd');
  expect(told('cannot use 42 (untyped int constant) as string value in argument to Greet')).toBe(
    'The tests call Greet with arguments of other types than it takes.',
  );
  expect(told('not enough arguments in call to Add\n\thave (number)\n\twant (int, int)')).toContain('Add');
  for (const leaking of [
    'invalid operation: got != 42 (mismatched types struct{} and untyped int)',
    'cannot use "secret 42" (untyped string constant) as int value in variable declaration',
  ])
    expect(told(leaking)).not.toMatch(/42|secret/);
});
