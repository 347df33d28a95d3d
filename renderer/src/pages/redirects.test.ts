import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import table from '../../../docs/routes.md?raw';
import { PAGES } from './pages';
import { redirectOf } from './redirects';

const ROWS = [...table.matchAll(/^\| `(?<address>[^`]+)` +\| (?<state>\w+) +\| (?<what>.*?) +\|$/gm)].map(
  ({ groups }) => groups as { address: string; state: string; what: string },
);
const rowsOf = (state: string) => ROWS.filter((row) => row.state === state);

test.each(rowsOf('moved'))('$address leads to $what', ({ address, what }) => {
  const target = redirectOf(address);
  expect(target).toBe(what.replaceAll('`', ''));
  expect(PAGES.some(({ path }) => matchPath(path, target!.split('?')[0]!))).toBe(true);
});

test.each(rowsOf('planned'))('$address isn’t there yet', ({ address }) => {
  expect(redirectOf(address)).toBeUndefined();
  expect(PAGES.map(({ path }) => path)).not.toContain(address);
});

test('a redirect keeps the query, and can’t lead out of this site', () => {
  expect(redirectOf('/settings', '?ruid=1&modal=x')).toBe('/dashboard?ruid=1&modal=settings');
  for (const path of [
    '/learn//evil.example',
    '/build/%2f%2fevil.example',
    '/course/x/y',
    '/nothing',
    '/learn/..',
  ])
    expect(redirectOf(path)).toBeUndefined();
});
