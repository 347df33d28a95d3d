import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { toastList } from '@web/ui/toasts';
import { expect, test } from 'vitest';
import { signInWithCode } from './sign-in-with-code';

const ADA = '22222222-2222-4222-8222-222222222222';
let codes = 0;

/** Signs a new account in with a link that leads to `redirect`; returns where it goes. */
async function follow(redirect: string | null, platform = fakePlatform()): Promise<string> {
  const api = fakeApi({
    otpLogin: () => ({ body: { access_token: fakeToken(900, Date.now(), ADA) } }),
    getUser: () => ({ body: { uuid: ADA, createdAt: new Date().toISOString() } }),
  });
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  return signInWithCode(new RootStore(api, platform, theme), `code-${++codes}`, redirect);
}

test('a link to a lesson leads a new learner straight to the lesson', async () => {
  expect(await follow('/lessons/1?a=b')).toBe('/lessons/1?a=b');
});

test('a link to nowhere in particular leads a new learner to the onboarding', async () => {
  expect(await follow(null)).toBe('/onboarding');
  expect(toastList.snapshot().at(-1)).toMatchObject({
    kind: 'success',
    body: "You've signed in successfully!",
  });
});

test('the onboarding that a lesson came before is not made up for by the next sign-in', async () => {
  const platform = fakePlatform();
  await follow('/lessons/1', platform);
  expect(await follow(null, platform)).toBe('/dashboard');
});

test('a redirect to another host is none', async () => {
  expect(await follow('/.//evil.example')).toBe('/onboarding');
});
