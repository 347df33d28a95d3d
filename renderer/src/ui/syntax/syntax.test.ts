import { expect, test } from 'vitest';
import { highlightCode } from './highlight';
import { syntaxLanguage } from './languages';
import { cutAtTokens, tokenLines } from './lines';

test('a language is found by its name and by a file’s name', () => {
  expect([syntaxLanguage('Python'), syntaxLanguage('main.py'), syntaxLanguage('query.sql')]).toEqual([
    'python',
    'python',
    'sql',
  ]);
  expect([syntaxLanguage('text'), syntaxLanguage('notes.txt'), syntaxLanguage(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['python', 'def f(x):\n    """Doc\n    more"""\n    return f"{x + 1}"\n'],
  ['typescript', 'class A { m(): string { return "a" } }'],
  ['c', '#include <stdio.h>\nint main(void) { return 0; }'],
  ['go', 'func main() { fmt.Println("a") }'],
  ['sql', "SELECT count(*) FROM t WHERE a = 'b';"],
])('the tokens of %s are the code, with colors', (language, code) => {
  const tokens = highlightCode(code, language);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens.some(({ className }) => className?.includes('hljs-'))).toBe(true);
});

test('tokens that span lines are split, and empty lines stay', () => {
  const tokens = [
    { text: 'a\n\n', className: undefined },
    { text: '"""b\nc"""', className: 'hljs-string' },
  ];
  expect(tokenLines(tokens).map((line) => line.map(({ text }) => text))).toEqual([
    ['a'],
    [],
    ['"""b'],
    ['c"""'],
  ]);
});

test('pieces of a line are cut where its colors change', () => {
  const pieces = [
    { text: 'x = ', changed: false },
    { text: '10', changed: true },
  ];
  const tokens = [
    { text: 'x', className: undefined },
    { text: ' = 1', className: 'a' },
  ];
  expect(cutAtTokens(pieces, tokens)).toEqual([
    { text: 'x', changed: false, className: undefined },
    { text: ' = ', changed: false, className: 'a' },
    { text: '1', changed: true, className: 'a' },
    { text: '0', changed: true, className: undefined },
  ]);
});
