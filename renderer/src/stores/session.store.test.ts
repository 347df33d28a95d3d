import { type FakeAnswer, type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { SessionStore } from './session.store';

function setUp(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const platform = fakePlatform();
  return { api, platform, session: new SessionStore(api.client, api.tokens, platform) };
}

const pair = () => ({ body: { access_token: fakeToken(900), refresh_token: 'r' } });

test('a browser without an earlier sign-in is a guest without asking the server', async () => {
  const { session, api } = setUp({ refresh: () => ({ status: 401, body: { error: 'no' } }) });
  await session.start();
  expect(session.status).toBe('guest');
  expect(api.seen).toEqual([]);
});

test('a browser with an earlier sign-in asks the server at startup, until the session has ended', async () => {
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

test('a browser that lost its storage, but not the cookies, asks the server at startup', async () => {
  const { session, platform } = setUp({ refresh: pair });
  platform.setCookie('signed_in', '1', 60);
  expect(session.isProbablySignedIn).toBe(true);
  await session.start();
  expect(session.status).toBe('signed-in');
});

test('a valid cookie restores the session at startup', async () => {
  const { session } = setUp({ refresh: pair });
  expect(session.status).toBe('restoring');
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('without a cookie, the visitor is a guest', async () => {
  const { session } = setUp({ refresh: () => ({ status: 401, body: { error: 'no' } }) });
  await session.restore();
  expect([session.status, session.isSignedIn]).toEqual(['guest', false]);
});

test.each<[string, FakeAnswer]>([
  ['no network', 'offline'],
  ['a timeout', 'timeout'],
  ['a 500', { status: 500 }],
  ['a 503', { status: 503 }],
  ['a 429', { status: 429 }],
])('%s at startup is not a sign-out, and the next try can settle it', async (_name, failure) => {
  let answer: FakeAnswer = failure;
  const { session, platform } = setUp({ otpLogin: pair, refresh: () => answer });
  await session.signInWithCode('CODE');
  const api = fakeApi({ refresh: () => answer });
  const reopened = new SessionStore(api.client, api.tokens, platform);
  await reopened.start();
  expect([reopened.status, reopened.isSignedIn, reopened.userId]).toEqual(['unknown', true, null]);
  await reopened.restore();
  expect(reopened.status).toBe('unknown');
  answer = pair();
  await reopened.restore();
  expect([reopened.status, reopened.userId]).toEqual(['signed-in', 'user']);
});

test('a 401 ends an unknown session', async () => {
  let answer: FakeAnswer = 'offline';
  const { session, platform } = setUp({ refresh: () => answer });
  await session.restore();
  answer = { status: 401, body: { error: 'no' } };
  await session.restore();
  expect([session.status, session.isSignedIn]).toEqual(['guest', false]);
  expect(platform.storage.keys('emberforge.')).toEqual([]);
});

test('a sign-out in another window ends an unknown session, and a sign-in there settles it', async () => {
  let answer: FakeAnswer = 'offline';
  const { session, platform } = setUp({ refresh: () => answer });
  await session.restore();
  platform.receive('signed-out');
  expect(session.status).toBe('guest');
  await session.restore();
  answer = pair();
  platform.receive('signed-in');
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('a browser that stores nothing asks the server at startup', async () => {
  const { api, platform } = setUp({ refresh: pair });
  const session = new SessionStore(api.client, api.tokens, { ...platform, storage: refusingStorage });
  await session.start();
  expect(session.status).toBe('signed-in');
});

test('a code signs in and notifies the other windows', async () => {
  const { session, platform, api } = setUp({ otpLogin: pair });
  await session.signInWithCode('CODE');
  expect(session.isSignedIn).toBe(true);
  expect(platform.sent).toEqual(['signed-in']);
  expect(api.seen[0]!.body).toEqual({ otp: 'CODE' });
});

test('a sign-in survives a startup refresh that fails afterwards', async () => {
  const { session, api } = setUp({
    refresh: () => {
      api.tokens.set(fakeToken(900)); // the learner signs in while the request is pending
      return { status: 401, body: { error: 'no' } };
    },
  });
  await session.restore();
  expect(session.status).toBe('signed-in');
});

test('a sign-in or sign-out in another window applies here too', async () => {
  const { session, platform } = setUp({ refresh: pair });
  platform.receive('signed-in');
  await session.restore();
  expect(session.isSignedIn).toBe(true);
  platform.receive('signed-out');
  expect(session.status).toBe('guest');
});

test('signing out ends the session on the server first; if that fails, the learner stays signed in', async () => {
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

test('a returning learner waits for the server at startup, a new visitor does not', async () => {
  const { session, platform, api } = setUp({ otpLogin: pair });
  expect(session.isProbablySignedIn).toBe(false);
  await session.signInWithCode('CODE');
  expect(new SessionStore(api.client, api.tokens, platform).isProbablySignedIn).toBe(true);
});
