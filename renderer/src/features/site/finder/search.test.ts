import { expect, test } from 'vitest';
import { type Findable, matchedRanges, search } from './search';

const item = (title: string, context = 'Learn Python', keywords?: string): Findable => ({
  id: title,
  title,
  kind: 'lesson',
  context,
  keywords,
  href: `/${title}`,
});
const ITEMS = [
  item('Courses', 'Page'),
  item('Dashboard', 'Page', 'home next'),
  item('Learn Python', 'Course'),
  item('The First Spark', 'Learn Python · First Sparks'),
  item('Loops That Count', 'Learn Python · Loops'),
  item('While Loops', 'Learn Python · Loops'),
  item('Café Order', 'Learn Python · Strings'),
  item('Dark theme', 'Action', 'night color'),
];
const titles = (query: string, recent?: string[]) => search(query, ITEMS, recent).map(({ title }) => title);

test('a title that starts with the word comes before one that contains it, and before one that belongs to it', () => {
  expect(titles('da')).toEqual(['Dashboard', 'Dark theme']);
  expect(titles('loops')).toEqual(['Loops That Count', 'While Loops']);
  expect(titles('python')[0]).toBe('Learn Python');
});

test('every word has to match the title or what it belongs to', () => {
  expect(titles('python spark')).toEqual(['The First Spark']);
  expect(titles('python zebra')).toEqual([]);
});

test('letters that are only scattered over a title do not match', () => {
  expect(titles('dshbrd')).toEqual([]);
  expect(titles('ount')).toEqual(['Loops That Count']);
  expect(titles('ou')).toEqual([]);
});

test('keywords match, and so do letters without their accents', () => {
  expect(titles('night')).toEqual(['Dark theme']);
  expect(titles('cafe')).toEqual(['Café Order']);
  expect(titles('CAFÉ')).toEqual(['Café Order']);
});

test('of equal matches, the one that was opened recently comes first', () => {
  expect(titles('da', ['/Dark theme'])).toEqual(['Dark theme', 'Dashboard']);
  expect(titles('loops', ['/While Loops'])).toEqual(['While Loops', 'Loops That Count']);
});

test('a recently opened item that does not match stays out', () => {
  expect(titles('loops', ['/Dashboard'])).not.toContain('Dashboard');
});

test('nothing is listed for an empty query', () => {
  expect(titles('  ')).toEqual([]);
});

test('the matched parts of a title are marked, without overlaps', () => {
  expect(matchedRanges('th co', 'Loops That Count')).toEqual([
    { start: 6, end: 8 },
    { start: 11, end: 13 },
  ]);
  expect(matchedRanges('loop loops', 'Loops That Count')).toEqual([{ start: 0, end: 5 }]);
  expect(matchedRanges('order', 'Café Order')).toEqual([{ start: 5, end: 10 }]);
});
