import { i18n } from '@web/i18n';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../../../locales/de.po';
import { type FinderPage, pagesFor } from './finder-pages';

const PAGES: FinderPage[] = [
  { title: 'Dashboard', path: '/dashboard', finder: { keywords: 'next' }, audience: 'learners' },
  { title: 'Home', path: '/', finder: { keywords: 'start' }, audience: 'guests' },
  { title: 'Courses', path: '/courses', finder: { keywords: 'catalog learn' } },
  { title: 'Course', path: '/courses/:slug', finder: false },
];

afterEach(() => i18n.activate('en'));

const titles = (isSignedIn: boolean) => pagesFor(isSignedIn, PAGES).map(({ title }) => title);

test('guests and learners each find their pages', () => {
  expect(titles(false)).toEqual(['Home', 'Courses']);
  expect(titles(true)).toEqual(['Dashboard', 'Courses']);
});

test('a found page opens its address and matches its keywords', () => {
  expect(pagesFor(true, PAGES)[1]).toEqual({
    id: '/courses',
    title: 'Courses',
    kind: 'page',
    context: 'Page',
    keywords: 'catalog learn',
    href: '/courses',
  });
});

test('a page has its name and keywords in the reader’s language', () => {
  i18n.loadAndActivate({ locale: 'de', messages });
  expect(pagesFor(true, PAGES)[1]).toMatchObject({ title: 'Kurse', keywords: 'katalog lernen kurse' });
});
