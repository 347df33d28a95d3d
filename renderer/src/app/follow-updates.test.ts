import { fakeApi } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { toastList, toasts } from '@web/ui/toasts';
import { afterEach, expect, test } from 'vitest';
import { followUpdates } from './follow-updates';

afterEach(() => toasts.clear());

test('a server with another version offers a reload, and nothing reloads by itself', async () => {
  let version = '1';
  const api = fakeApi({ getVersion: () => ({ body: { version } }) });
  const platform = fakePlatform();
  const systemTheme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const stores = new RootStore(api, platform, systemTheme);
  followUpdates(stores, '1');
  await stores.connection.check();
  expect(toastList.snapshot()).toEqual([]);

  version = '2';
  await stores.connection.check();
  const [toast] = toastList.snapshot();
  expect([toast?.body, toast?.persistent, platform.reloads]).toEqual([
    'A new version of the app is available. Click here to refresh.',
    true,
    0,
  ]);
  toast?.onClick?.();
  expect(platform.reloads).toBe(1);
});
