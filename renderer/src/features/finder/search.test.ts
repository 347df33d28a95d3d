import { expect, test } from 'vitest';
import { type Findable, search } from './search';

const item = (title: string, kind = 'Lesson', keywords?: string): Findable => ({
  id: title,
  title,
  kind,
  keywords,
});
const ITEMS = [
  item('Courses', 'Page'),
  item('Dashboard', 'Page', 'home next'),
  item('Learn Python', 'Course'),
  item('The first spark', 'Learn Python'),
  item('A label can move', 'Learn Python'),
  item('Dark theme', 'Action', 'night color'),
];
const titles = (query: string) => search(query, ITEMS).map((found) => found.title);

test('an empty query lists what there is, in order', () => {
  expect(titles('  ')).toEqual(ITEMS.map(({ title }) => title));
});

test('a title that starts with the word comes before one that holds it', () => {
  expect(titles('da')).toEqual(['Dashboard', 'Dark theme']);
  expect(titles('learn')[0]).toBe('Learn Python');
});

test('every word must fit, in the title or in what it belongs to', () => {
  expect(titles('python spark')).toEqual(['The first spark']);
  expect(titles('python zebra')).toEqual([]);
});

test('keywords find, and letters in order do too', () => {
  expect(titles('night')).toEqual(['Dark theme']);
  expect(titles('dshbrd')).toEqual(['Dashboard']);
});
