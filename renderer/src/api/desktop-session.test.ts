import { ENDPOINTS } from '@shared/contracts';
import type { RefreshOutcome } from '@shared/desktop/session';
import { fakePlatform } from '@web/platform/testing';
import { SessionStore } from '@web/stores/session.store';
import { expect, test } from 'vitest';
import { createApi } from './create-api';
import { fakeToken } from './testing';

/** The web app in the desktop app, whose main process answers a refresh with `outcome`. */
function setUp(outcome: RefreshOutcome) {
  const answer = { outcome };
  const asked: string[] = [];
  const desktop = {
    session: {
      refresh: async () => answer.outcome,
      signOut: async () => void asked.push('sign-out'),
    },
  } as never;
  const api = createApi({
    baseURL: '',
    endpoints: ENDPOINTS,
    exclusive: (_name, task) => task(),
    desktop,
    fetch: () => Promise.reject(new Error('no request is expected')),
  });
  const platform = { ...fakePlatform(), kind: 'desktop' as const, desktop };
  return { answer, asked, session: new SessionStore(api.client, api.tokens, platform) };
}

const signedIn = (): RefreshOutcome => ({ kind: 'signed-in', accessToken: fakeToken(900) });

test('a start asks main who is signed in, also with an empty storage', async () => {
  const { session } = setUp(signedIn());
  await session.start();
  expect([session.status, session.userId]).toEqual(['signed-in', 'user']);
});

test('nobody is signed in when main has no token', async () => {
  const { session } = setUp({ kind: 'signed-out', message: null });
  await session.start();
  expect(session.status).toBe('guest');
});

test.each<[string, RefreshOutcome]>([
  ['no network', { kind: 'failed', status: 0, message: null }],
  ['a proxy’s 401', { kind: 'failed', status: 401, message: 'Proxy authentication' }],
  ['a network’s sign-in page', { kind: 'failed', status: 200, message: null }],
  ['too many requests', { kind: 'failed', status: 429, message: 'Please wait.' }],
])('%s is not a sign-out, and the next try can settle it', async (_what, failure) => {
  const { answer, session } = setUp(failure);
  await session.start();
  expect([session.status, session.isSignedIn]).toEqual(['unknown', true]);
  answer.outcome = signedIn();
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('signing out is up to main, which needs no network for it', async () => {
  const { asked, session } = setUp(signedIn());
  await session.start();
  await session.signOut();
  expect([session.status, asked]).toEqual(['guest', ['sign-out']]);
});
