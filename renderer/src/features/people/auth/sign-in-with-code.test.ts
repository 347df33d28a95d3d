import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { toastList } from '@web/ui/toasts';
import { expect, test } from 'vitest';
import { markOnboardingSeen } from './onboarding-seen';
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

test('a link to a lesson leads a new learner to the onboarding, which leads on to the lesson', async () => {
  expect(await follow('/lessons/1?a=b')).toBe('/onboarding?redirect=%2Flessons%2F1%3Fa%3Db');
});

test('a link to nowhere in particular leads a new learner to the onboarding', async () => {
  expect(await follow(null)).toBe('/onboarding');
  expect(toastList.snapshot().at(-1)).toMatchObject({
    kind: 'success',
    body: "You've signed in successfully!",
  });
});

test('a learner who has seen the onboarding goes straight to the lesson', async () => {
  const platform = fakePlatform();
  markOnboardingSeen(platform, ADA);
  expect(await follow('/lessons/1', platform)).toBe('/lessons/1');
  markOnboardingSeen(platform, 'somebody else on this computer');
  expect(await follow(null, platform)).toBe('/onboarding');
});

test('a redirect to another host is none', async () => {
  expect(await follow('/.//evil.example')).toBe('/onboarding');
});
