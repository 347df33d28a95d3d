import { beforeEach, expect, test, vi } from 'vitest';
import type { RootStore } from './root.store';
import { switchLanguage } from './switch-language';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { setItem: vi.fn(), getItem: () => null });
});

const storesOf = (isSignedIn: boolean, call = vi.fn(async () => ({}))) => ({
  stores: { api: { call }, session: { isSignedIn } } as unknown as RootStore,
  call,
});

test('a learner’s account follows, before the page loads again', async () => {
  const { stores, call } = storesOf(true);
  const reload = vi.fn(() => expect(call).toHaveBeenCalledOnce());
  await switchLanguage(stores, 'de', reload);
  expect(call).toHaveBeenCalledWith('updateUser', { body: { locale: 'de', updateFields: ['locale'] } });
  expect(reload).toHaveBeenCalledOnce();
});

test('a guest’s choice stays in the browser', async () => {
  const { stores, call } = storesOf(false);
  const reload = vi.fn();
  await switchLanguage(stores, 'de', reload);
  expect(call).not.toHaveBeenCalled();
  expect(document.cookie).toMatch(/^lang=de;/);
  expect(reload).toHaveBeenCalledOnce();
});

test('an account that can’t be reached keeps nobody from their language', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { stores } = storesOf(true, vi.fn().mockRejectedValue(new Error('Down.')));
  const reload = vi.fn();
  await switchLanguage(stores, 'de', reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});
