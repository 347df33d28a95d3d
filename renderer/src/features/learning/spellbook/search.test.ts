import type { Spellbook } from '@web/api';
import { expect, test } from 'vitest';
import { searchIn } from './search';

const page = (title: string, text: string | null, keywords: string[] = []) => ({
  uuid: title,
  title,
  idea: `All about ${title}.`,
  keywords,
  text,
});
const books = [
  {
    courseSlug: 'learn-python',
    pages: [
      page('Slices', 'A part of a list or a string.'),
      page('// and %', 'Whole division and what is left over.', ['modulo']),
      page('Lists', 'Several values in a row. Take a part with a slice.'),
      page('Sets', null, ['duplicates']),
    ],
  },
] as unknown as Spellbook[];
const titles = (query: string) => searchIn(books)(query).map((found) => found.page.title);

test.each([
  ['slice', ['Slices', 'Lists'], 'a title comes before a text'],
  ['division', ['// and %'], 'a word of the text'],
  ['//', ['// and %'], 'an operator'],
  ['modu', ['// and %'], 'the start of a keyword'],
  ['duplicats', ['Sets'], 'a typo, on a locked page'],
  ['part string', ['Slices'], 'all words have to match'],
  ['zebra', [], 'nothing'],
])('%s finds %j: %s', (query, expected) => {
  expect(titles(query)).toEqual(expected);
});
