import { expect, test } from 'vitest';
import { fakePlatform } from './testing';
import { withoutTraces } from './without-traces';

test('a window with somebody else’s account keeps the looks, and leaves nothing behind', async () => {
  const browser = fakePlatform();
  browser.storage.set('emberforge.theme', 'light');
  browser.storage.set('emberforge.last-user', 'mira');
  await browser.sharedStorage.set('outbox', ['an answer of mira']);
  const window = withoutTraces(browser);
  expect(window.storage.get('emberforge.theme')).toBe('light');
  expect([window.storage.get('emberforge.last-user'), await window.sharedStorage.get('outbox')]).toEqual([
    null,
    undefined,
  ]);
  window.storage.set('emberforge.last-user', 'ada');
  window.setCookie('onboardingSeen', 'ada', 60);
  window.broadcast('signed-in');
  expect(browser.storage.get('emberforge.last-user')).toBe('mira');
  expect([browser.getCookie('onboardingSeen'), browser.sent]).toEqual([null, []]);
});
