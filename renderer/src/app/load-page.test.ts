import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { isMissingCode, loadPage, PageNotLoaded, reloadOnce } from './load-page';

const Page = () => null;

test('a page that loads is the route’s component', async () => {
  await expect(loadPage(async () => Page)()).resolves.toEqual({ Component: Page });
});

test('a page that doesn’t load is left to the error boundary', async () => {
  const page = loadPage(() => Promise.reject(new Error('anything')));
  await expect(page()).rejects.toThrow(PageNotLoaded);
});

test.each([
  [new PageNotLoaded('x'), true],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('undefined is not a function'), false],
  ['text', false],
])('%s means that code is missing: %s', (error, expected) => {
  expect(isMissingCode(error)).toBe(expected);
});

function setUp(storage = fakePlatform().sessionStorage) {
  const env = { storage, time: 1_000_000, reload: vi.fn() };
  return { env, tryReload: () => reloadOnce({ storage, now: () => env.time, reload: env.reload }) };
}

test('the app reloads once within 10 seconds', () => {
  const { env, tryReload } = setUp();
  expect(tryReload()).toBe(true);
  env.time += 9_999;
  expect([tryReload(), env.reload.mock.calls.length]).toEqual([false, 1]);
  env.time += 1;
  expect([tryReload(), env.reload.mock.calls.length]).toEqual([true, 2]);
});

test('a clock that is set back doesn’t prevent the reload', () => {
  const { env, tryReload } = setUp();
  tryReload();
  env.time -= 86_400_000;
  expect(tryReload()).toBe(true);
});

test('a browser that can’t remember a reload is never reloaded, so there is no loop', () => {
  const { env, tryReload } = setUp(refusingStorage);
  expect([tryReload(), env.reload.mock.calls.length]).toEqual([false, 0]);
});
