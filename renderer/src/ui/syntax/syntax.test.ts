import rust from 'highlight.js/lib/languages/rust';
import { expect, test } from 'vitest';
import { fetchGrammar } from './fetch-grammar';
import { grammarFiles } from './grammar-files';
import { addGrammar, highlightCode } from './highlight';
import { grammarName, syntaxLanguage } from './languages';
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

test('a language without a built-in grammar names the file that it needs', () => {
  expect(['rust', 'rs', 'C++', 'app.tsx', 'Cargo.toml', 'brainfork'].map(grammarName)).toEqual([
    'rust',
    'rust',
    'cpp',
    undefined,
    'ini',
    'brainfork',
  ]);
  expect(['python', 'text', '', undefined, 'notes.xyz'].map(grammarName)).toEqual(Array(5).fill(undefined));
  expect(['constructor', '__proto__'].map(syntaxLanguage)).toEqual([undefined, undefined]);
});

test('a grammar is fetched, then run', async () => {
  const address = Object.entries(grammarFiles).find(([path]) => path.endsWith('/rust.js'))?.[1];
  expect(address).toMatch(/rust/);
  const grammar = await fetchGrammar('rust', {
    addressOf: (language) => (language === 'rust' ? address : undefined),
    fetch: async () => new Response('code'),
    run: async () => ({ default: rust }),
  });
  addGrammar('rust', grammar);
  expect(highlightCode('let x = 1;', 'rust')[0]).toEqual({ text: 'let', className: 'hljs-keyword' });
});

test.each([
  [new Response('', { status: 404, statusText: 'Not Found' }), 'Error 404 while fetching file: Not Found'],
  [new Response('Try later', { status: 503 }), 'Error 503 while fetching file: Try later'],
  [new Response(' \n'), 'File does not exist or is empty'],
])('a grammar that cannot be had says why', async (reply, message) => {
  const source = {
    addressOf: () => '/assets/rust.js',
    fetch: async () => reply,
    run: () => Promise.reject(new Error('It must not run')),
  };
  await expect(fetchGrammar('rust', source)).rejects.toThrow(message);
  await expect(fetchGrammar('rust', { ...source, addressOf: () => undefined })).rejects.toThrow(
    'File does not exist or is empty',
  );
});
