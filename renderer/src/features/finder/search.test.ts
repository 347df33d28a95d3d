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

test('an empty query lists everything, in order', () => {
  expect(titles('  ')).toEqual(ITEMS.map(({ title }) => title));
});

test('a title that starts with the word comes before one that contains it', () => {
  expect(titles('da')).toEqual(['Dashboard', 'Dark theme']);
  expect(titles('learn')[0]).toBe('Learn Python');
});

test('every word must match the title or what it belongs to', () => {
  expect(titles('python spark')).toEqual(['The first spark']);
  expect(titles('python zebra')).toEqual([]);
});

test('keywords match, and so do letters in order', () => {
  expect(titles('night')).toEqual(['Dark theme']);
  expect(titles('dshbrd')).toEqual(['Dashboard']);
});
