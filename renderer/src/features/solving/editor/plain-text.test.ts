import { expect, test } from 'vitest';
import { lineBreakAt, offsetOf } from './plain-text';

test('Enter keeps the indentation, and adds a level after a colon or an open bracket', () => {
  const code = 'def f():\n    return [';
  expect(lineBreakAt(code, 8, '    ')).toBe('\n    ');
  expect(lineBreakAt(code, code.length, '    ')).toBe('\n        ');
  expect(lineBreakAt(code, code.length - 2, '    ')).toBe('\n    ');
  expect(lineBreakAt('', 0, '  ')).toBe('\n');
});

test('a line and column are found in the text', () => {
  expect(offsetOf('ab\ncd', 2, 2)).toBe(4);
  expect(offsetOf('ab\ncd', 1)).toBe(0);
});
