import { expect, test } from 'vitest';
import type { Findable } from './search';
import { sectionsFor } from './sections';

const page = (title: string): Findable => ({
  id: title,
  title,
  kind: 'page',
  context: 'Page',
  href: `/${title.toLowerCase()}`,
});
const lesson = (title: string): Findable => ({ ...page(title), kind: 'lesson', context: 'Learn Python' });
const ITEMS = [page('Dashboard'), page('Courses'), lesson('Loops'), lesson('Lists')];
const listed = (query: string, recent: string[]) =>
  sectionsFor(query, ITEMS, recent).map(({ title, items }) => [title, ...items.map((item) => item.title)]);

test('before any typing, recent things come first, and nothing is listed twice', () => {
  expect(listed('', ['/lists', '/gone', '/courses'])).toEqual([
    ['Recent', 'Lists', 'Courses'],
    ['Go to', 'Dashboard'],
  ]);
});

test('a first visit starts with the pages', () => {
  expect(listed('', [])).toEqual([['Go to', 'Dashboard', 'Courses']]);
});

test('a query lists its matches; without any there is no section', () => {
  expect(listed('lo', [])).toEqual([[undefined, 'Loops']]);
  expect(listed('zzz', [])).toEqual([]);
});
