import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { SessionStore } from './session.store';

function setUp(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const platform = fakePlatform();
  return { api, platform, session: new SessionStore(api.client, api.tokens, platform) };
}

const pair = () => ({ body: { access_token: fakeToken(900), refresh_token: 'r' } });

test('a browser in which nobody signed in is a guest without asking the server', async () => {
  const { session, api } = setUp({ refresh: () => ({ status: 401, body: { error: 'no' } }) });
  await session.start();
  expect(session.status).toBe('guest');
  expect(api.seen).toEqual([]);
});

test('a browser in which somebody signed in asks at start-up, until the session has ended', async () => {
  const { session, api, platform } = setUp({
    otpLogin: pair,
    refresh: () => ({ status: 401, body: { error: 'no' } }),
  });
  await session.signInWithCode('CODE');
  const reopened = () => new SessionStore(api.client, fakeApi({}).tokens, platform);
  api.tokens.clear();
  const first = new SessionStore(api.client, api.tokens, platform);
  await first.start();
  expect([first.status, api.seen.length]).toEqual(['guest', 2]);
  await reopened().start();
  expect(api.seen.length).toBe(2);
});

test('a start-up with a good cookie is signed in', async () => {
  const { session } = setUp({ refresh: pair });
  expect(session.status).toBe('restoring');
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('a start-up without a cookie is a guest', async () => {
  const { session } = setUp({ refresh: () => ({ status: 401, body: { error: 'no' } }) });
  await session.restore();
  expect([session.status, session.restoreError]).toEqual(['guest', undefined]);
});

test('a start-up without a server does not call it a sign-out, and can be tried again', async () => {
  let online = false;
  const { session } = setUp({ refresh: () => (online ? pair() : 'offline') });
  await session.restore();
  expect(session.restoreError?.kind).toBe('offline');
  online = true;
  await session.restore();
  expect([session.status, session.restoreError]).toEqual(['signed-in', undefined]);
});

test('a code signs in and tells the other windows', async () => {
  const { session, platform, api } = setUp({ otpLogin: pair });
  await session.signInWithCode('CODE');
  expect(session.isSignedIn).toBe(true);
  expect(platform.sent).toEqual(['signed-in']);
  expect(api.seen[0]!.body).toEqual({ otp: 'CODE' });
});

test('a sign-in outlives a start-up refresh that is refused after it', async () => {
  const { session, api } = setUp({
    refresh: () => {
      api.tokens.set(fakeToken(900)); // the learner signs in while it is on its way
      return { status: 401, body: { error: 'no' } };
    },
  });
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('a window that hears of a sign-in asks the cookie; of a sign-out, forgets', async () => {
  const { session, platform } = setUp({ refresh: pair });
  platform.receive('signed-in');
  await session.restore();
  expect(session.isSignedIn).toBe(true);
  platform.receive('signed-out');
  expect(session.status).toBe('guest');
});

test('signing out ends the session on the server first; when that fails it lasts', async () => {
  let up = false;
  const { session, platform } = setUp({ otpLogin: pair, logout: () => (up ? {} : 'offline') });
  await session.signInWithCode('CODE');
  await expect(session.signOut()).rejects.toThrow("can't reach the server");
  expect(session.isSignedIn).toBe(true);
  up = true;
  await session.signOut();
  expect(session.status).toBe('guest');
  expect(platform.sent).toEqual(['signed-in', 'signed-out']);
});

test('a guest who was signed in here before waits for the answer, a new guest does not', async () => {
  const { session, platform, api } = setUp({ otpLogin: pair });
  expect(session.isProbablySignedIn).toBe(false);
  await session.signInWithCode('CODE');
  expect(new SessionStore(api.client, api.tokens, platform).isProbablySignedIn).toBe(true);
});
