import type { SignInOutcome } from '@shared/desktop/session';
import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { expect, test } from 'vitest';
import { DesktopSignInStore } from './desktop-sign-in.store';
import { pastedCode } from './pasted-code';
import { type DesktopCode, signInOnDesktop } from './sign-in-on-desktop';

const ADDRESS = 'https://learn.example.org/cli/login?client=desktop';
const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };

function setUp(outcome: SignInOutcome | Error = { kind: 'signed-in', accessToken: fakeToken(900) }) {
  const calls: unknown[] = [];
  const session = {
    begin: async () => ({ address: ADDRESS, isOpened: true }),
    cancel: async () => void calls.push('cancel'),
    signIn: async (input: DesktopCode) => {
      calls.push(input);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
  const platform = {
    ...fakePlatform(),
    kind: 'desktop' as const,
    publicOrigin: 'https://learn.example.org',
    desktop: { session } as never,
  };
  const api = fakeApi({ getUser: () => ({ body: {} }) });
  const stores = new RootStore(api, platform, theme as never);
  const store = new DesktopSignInStore({ session, signIn: (code) => signInOnDesktop(stores, code) });
  return { calls, session, store, stores };
}

test('the browser is opened, and the app waits for its link', async () => {
  const { store } = setUp();
  await store.begin();
  expect([store.step, store.address, store.isOpened]).toEqual(['waiting', ADDRESS, true]);
});

test('canceling refuses the link that the browser may still send', async () => {
  const { store, calls } = setUp();
  await store.begin();
  store.cancel();
  expect([store.step, calls]).toEqual(['choose', ['cancel']]);
});

test('without a browser, there’s an address to open elsewhere', async () => {
  const { store, session } = setUp();
  session.begin = async () => ({ address: ADDRESS, isOpened: false });
  await store.begin();
  expect([store.step, store.isOpened, store.address]).toEqual(['waiting', false, ADDRESS]);
});

test('a pasted code signs in', async () => {
  const { store, stores, calls } = setUp();
  store.show('paste');
  store.setPasted('  a-code\n');
  await store.submit();
  expect([calls, store.error, stores.session.status]).toEqual([[{ code: 'a-code' }], null, 'signed-in']);
});

test.each<[string, SignInOutcome | Error, RegExp]>([
  ['a used code', { kind: 'refused', message: 'This code is already used.' }, /already used/],
  ['an emailed code', { kind: 'for-browsers' }, /https:\/\/learn\.example\.org\/cli\/login/],
  ['a link of another sign-in', { kind: 'unasked' }, /start again/],
  ['no connection', { kind: 'failed', status: 0, message: null }, /can't reach the server/],
  ['a network’s sign-in page', { kind: 'failed', status: 401, message: null }, /Something else answered/],
  ['too many tries', { kind: 'failed', status: 429, message: 'Please wait.' }, /Please wait/],
  ['a failure of the app', new Error('Something went wrong in the desktop app.'), /desktop app/],
])('%s is explained, and nobody is signed in', async (_what, outcome, text) => {
  const { store, stores } = setUp(outcome);
  store.setPasted('a-code');
  await store.submit();
  expect(store.error).toMatch(text);
  expect([store.isBusy, stores.session.isSignedIn && stores.session.userId]).toEqual([false, false]);
});

test.each([
  ['a code', 'a-code_7', { code: 'a-code_7' }],
  ['a code over two lines', ' a-\ncode ', { code: 'a-code' }],
  ['the whole link', 'emberforge://cli/login?code=a-code&state=s', { code: 'a-code', state: 's' }],
  ['a link without its state', 'emberforge://cli/login?code=a-code', null],
  ['another address', 'https://learn.example.org/login?otp=a-code', null],
  ['nothing', '  ', null],
  ['a novel', 'x'.repeat(201), null],
])('%s is read as it was meant', (_what, text, code) => {
  expect(pastedCode(text)).toEqual(code);
});
