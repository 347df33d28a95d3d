import { expect, test } from 'vitest';
import { readEmailList } from './email-list';

const read = (text: string) => readEmailList(text).map(({ line, email, problem }) => [line, email, problem]);

test.each([
  [
    'a list',
    'Ada@Example.org\n\n grace@example.org \r\n',
    [
      [1, 'ada@example.org', null],
      [3, 'grace@example.org', null],
    ],
  ],
  [
    'several in a line',
    'ada@example.org; grace@example.org',
    [
      [1, 'ada@example.org', null],
      [1, 'grace@example.org', null],
    ],
  ],
  [
    'a CSV file with a heading',
    '\uFEFFname,email\n"Lovelace, Ada","ada@example.org"\n',
    [[2, 'ada@example.org', null]],
  ],
  ['as a mail program copies it', 'Ada Lovelace <ada@example.org>', [[1, 'ada@example.org', null]]],
  [
    'one twice',
    'ada@example.org\nADA@example.org',
    [
      [1, 'ada@example.org', null],
      [2, 'ada@example.org', 'repeated'],
    ],
  ],
  [
    'nonsense',
    'ada@example\nada.example.org\n=1+1',
    [
      [1, null, 'no-address'],
      [2, null, 'no-address'],
      [3, null, 'no-address'],
    ],
  ],
  ['nothing', ' \n', []],
])('reads addresses from %s', (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});

test('a line without an address is shown, the start of a long one', () => {
  expect(readEmailList(`no address ${'x'.repeat(500)}`)[0]!.text).toHaveLength(120);
});
