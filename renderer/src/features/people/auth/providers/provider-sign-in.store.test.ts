import { fakeApi } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { expect, test, vi } from 'vitest';
import { ProviderSignInStore } from './provider-sign-in.store';

const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };

test('a list of providers that couldn’t be loaded is no empty list, and can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isUp = false;
  const body = { google: null, github: true, passkeys: false, discord: false };
  const api = fakeApi({ getSignInProviders: () => (isUp ? { body } : 'offline') });
  const options = { redirect: undefined, originalPath: '/courses', onDone: () => {} };
  const store = new ProviderSignInStore(new RootStore(api, fakePlatform(), theme), options);
  await store.load();
  expect([store.hasFailed, store.providers]).toEqual([true, null]);
  isUp = true;
  await store.load();
  expect([store.hasFailed, store.providers]).toEqual([false, body]);
});
