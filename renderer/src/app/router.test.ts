import { authorPages } from '@web/pages/author-pages';
import { PAGES } from '@web/pages/pages';
import { redirectOf } from '@web/pages/redirects';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './router';

/** Routes that show something of their own; the others are frames around them. */
const leaves = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : [route]));

/** Tests run as in development. */
const declared = [...PAGES, ...authorPages()].map(({ path }) => path);

test('every route is a declared page, so that the finder and the accessibility tests know it', () => {
  const paths = leaves(routes).map(({ path }) => path ?? '');
  const pages = paths.filter((path) => path !== '*' && redirectOf(path) === undefined);
  expect(pages.sort()).toEqual([...declared].sort());
});

test.each([...PAGES, ...authorPages()])('$example is an address of $path', ({ path, example }) => {
  expect(matchRoutes(routes, example)?.at(-1)?.route.path).toBe(path);
});

test('pages have different titles', () => {
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
});

test('the finder lists no page whose address needs a parameter', () => {
  expect(PAGES.filter(({ finder, path }) => finder && path.includes(':'))).toEqual([]);
});
