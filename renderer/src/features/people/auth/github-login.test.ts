import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { describe, expect, test } from 'vitest';
import { finishGithubLogin } from './github-login';
import { ProviderSignInStore } from './providers/provider-sign-in.store';

const ADA = '22222222-2222-4222-8222-222222222222';
const HOUR_MS = 3_600_000;
const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
let codes = 0;

function setUp(answer: FakeAnswer, ageMs = 2 * HOUR_MS) {
  const createdAt = new Date(Date.now() - ageMs).toISOString();
  const api = fakeApi({
    githubLogin: () => answer,
    googleLogin: () => answer,
    getUser: () => ({ body: { uuid: ADA, createdAt } }),
  });
  const platform = fakePlatform();
  return { api, platform, stores: new RootStore(api, platform, theme) };
}

const session = (redirect: string | null): FakeAnswer => ({
  body: { access_token: fakeToken(900, Date.now(), ADA), redirect },
});
const back = () => ({ code: `code-${++codes}`, state: 's', error: null });

describe('back from GitHub', () => {
  test('signs in once, and goes where the sign-in was started for', async () => {
    const { api, stores } = setUp(session('/courses?a=b'));
    const arrival = back();
    const both = await Promise.all([finishGithubLogin(stores, arrival), finishGithubLogin(stores, arrival)]);
    expect(both).toEqual(['/courses?a=b', '/courses?a=b']);
    expect(stores.session.isSignedIn).toBe(true);
    expect(api.seen.filter(({ name }) => name === 'githubLogin')).toHaveLength(1);
  });

  test.each([
    [10 * 60_000, null, '/onboarding'],
    [10 * 60_000, '/courses', '/onboarding?redirect=%2Fcourses'],
    [2 * HOUR_MS, null, '/dashboard'],
    [2 * HOUR_MS, '//evil.example', '/dashboard'],
  ])('an account of %i ms with the redirect %j goes to %s', async (age, redirect, to) => {
    expect(await finishGithubLogin(setUp(session(redirect), age).stores, back())).toBe(to);
  });

  test.each<[FakeAnswer, string]>([
    [{ body: 'Bad verification code' }, 'Github Login Error'],
    [{ status: 502, body: '<html>Bad gateway</html>' }, 'Github Login Error'],
    [{ status: 403, body: { error: 'Github Login Error' } }, 'Github Login Error'],
    [{ status: 409, body: { error: 'It’s linked elsewhere.' } }, 'It’s linked elsewhere.'],
  ])('%j is a failure, and isn’t sent again', async (answer, text) => {
    const { api, stores } = setUp(answer);
    await expect(finishGithubLogin(stores, back())).rejects.toThrow(text);
    expect(stores.session.isSignedIn).toBe(false);
    expect(api.seen.filter(({ name }) => name === 'githubLogin')).toHaveLength(1);
  });

  test.each([
    [{ code: null, state: null, error: 'access_denied' }, 'didn’t give us access'],
    [{ code: null, state: null, error: 'not_configured' }, 'Github Login Error'],
    [{ code: null, state: null, error: null }, 'Github Login Error'],
  ])('%j signs nobody in', async (arrival, text) => {
    const { api, stores } = setUp(session(null));
    await expect(finishGithubLogin(stores, arrival)).rejects.toThrow(text);
    expect(api.seen).toEqual([]);
  });
});

describe('the buttons', () => {
  const options = { redirect: '/courses', originalPath: '/login?x=y' };

  test('take the referral, the redirect and the page along', async () => {
    const { api, platform, stores } = setUp(session('/courses'));
    platform.sessionStorage.set('emberforge.ruid', ADA);
    const left: string[] = [];
    const done: string[] = [];
    const store = new ProviderSignInStore(stores, {
      ...options,
      onDone: (path) => void done.push(path),
      leave: (url) => left.push(url),
    });
    store.signInWithGithub();
    const url = new URL(left[0]!, 'https://learn.example.org');
    expect(url.pathname).toBe('/v1/auth/github/login');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...options, referring_user_id: ADA });
    await store.signInWithGoogle('a credential');
    expect(api.seen.find(({ name }) => name === 'googleLogin')?.body).toMatchObject({
      ...options,
      googleJWT: 'a credential',
      referringUserUUID: ADA,
    });
    expect(done).toEqual(['/courses']);
  });

  test('show why a sign-in failed, and can be used again', async () => {
    const { stores } = setUp({ status: 403, body: { error: 'Google couldn’t confirm who you are.' } });
    const store = new ProviderSignInStore(stores, { ...options, onDone: () => {} });
    await store.signInWithGoogle('a credential');
    expect([stores.session.isSignedIn, store.busy]).toEqual([false, false]);
  });
});
