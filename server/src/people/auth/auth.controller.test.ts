import { user } from '@shared/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AuthApp } from './testing/auth-app';

let app: AuthApp;
beforeEach(async () => {
  app = await AuthApp.start();
});
afterEach(() => app[Symbol.asyncDispose]());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signIn() {
  const reply = await app.post('/auth/otp/login', { otp: await app.signUp() });
  expect(reply.status).toBe(200);
  return { ...reply.body, cookie: `refresh_token=${reply.cookie?.value}` } as Record<
    'access_token' | 'cookie',
    string
  >;
}

test('a learner signs up, opens the emailed link and sees their account', async () => {
  const { access_token } = await signIn();
  const reply = await app.call('GET', '/users', undefined, bearer(access_token));
  expect(reply.status).toBe(200);
  expect(user.parse(reply.body)).toMatchObject({
    Handle: 'ada-lovelace',
    Email: 'ada@example.org',
    Level: 1,
    XPForLevel: 0,
    XPTotalForLevel: 400,
    CreatedAt: app.clock.now().toISOString(),
  });
  expect((await app.call('GET', '/users/me', undefined, bearer(access_token))).body).toEqual(reply.body);
});

test('email addresses ignore case and surrounding spaces', async () => {
  await app.signUp(' Ada@Example.org ');
  expect((await app.post('/users/email/exists', { email: 'ADA@example.ORG' })).body).toEqual({
    Exists: true,
  });
  expect((await app.post('/users/email/exists', { email: 'bob@example.org' })).body).toEqual({
    Exists: false,
  });
  expect(await app.post('/users', { email: 'ada@example.ORG', firstName: 'A', lastName: 'B' })).toMatchObject(
    {
      status: 409,
      body: { error: 'An account with this email already exists. Sign in instead.' },
    },
  );
});

test('no link is sent to an email address without an account', async () => {
  expect(await app.post('/users/email/send_magic_link', { email: 'bob@example.org' })).toMatchObject({
    status: 404,
    body: { error: 'There’s no account with this email yet.' },
  });
});

test('after five links in 15 minutes, the error says how long to wait', async () => {
  await app.signUp();
  const ask = () => app.post('/users/email/send_magic_link', { email: 'ada@example.org' });
  for (let mail = 2; mail <= 5; mail++) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  expect(refused.body.error).toMatch(/try again in 15 minutes/);
  expect(await app.mails()).toHaveLength(5);
  app.clock.advance(15 * 60_000);
  expect((await ask()).status).toBe(200);
});

test('a learner’s rate limit covers all of their access tokens', async () => {
  let { cookie } = await signIn();
  const statuses = [];
  for (let call = 0; call < 31; call++) {
    app.clock.advance(1000);
    const { body, cookie: next } = await app.post('/auth/refresh', undefined, { cookie });
    cookie = `refresh_token=${next?.value}`;
    statuses.push((await app.post('/auth/otp/create', undefined, bearer(body.access_token))).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test('guessing codes is rate limited', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt++)
    statuses.push((await app.post('/auth/otp/login', { otp: `guess-${attempt}` })).status);
  expect(statuses).toEqual([...Array(30).fill(403), 429]);
});

describe('the refresh cookie', () => {
  test('lasts 60 days and is hidden from scripts', async () => {
    const { cookie } = await app.post('/auth/otp/login', { otp: await app.signUp() });
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/v1/auth',
      maxAge: 60 * 24 * 3600,
    });
    expect(cookie).not.toHaveProperty('secure');
  });

  test('has another one beside it that tells scripts that it’s there, and comes and goes with it', async () => {
    const marker = (reply: Awaited<ReturnType<typeof app.post>>) =>
      reply.cookies.find(({ name }) => name === 'signed_in');
    const signedIn = await app.post('/auth/otp/login', { otp: await app.signUp() });
    expect(marker(signedIn)).toMatchObject({ value: '1', path: '/', maxAge: 60 * 24 * 3_600 });
    expect(marker(signedIn)).not.toHaveProperty('httpOnly');
    const ended = await app.post('/auth/refresh', undefined, { cookie: 'refresh_token=unknown' });
    expect(marker(ended)).toMatchObject({ value: '', path: '/' });
  });

  test('is secure everywhere but on localhost', async () => {
    await using hosted = await AuthApp.start({ PUBLIC_URL: 'http://learn.example.org' });
    const { cookie } = await hosted.post('/auth/otp/login', { otp: await hosted.signUp() });
    expect(cookie).toMatchObject({ secure: true });
  });

  test('is rotated, and no response body contains its token', async () => {
    const { cookie } = await signIn();
    const reply = await app.post('/auth/refresh', undefined, { cookie });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['access_token']);
    expect(`refresh_token=${reply.cookie?.value}`).not.toBe(cookie);
    const next = await app.post('/auth/refresh', undefined, {
      cookie: `refresh_token=${reply.cookie?.value}`,
    });
    expect(next.status).toBe(200);
  });

  test('is cleared when its session has ended', async () => {
    const reply = await app.post('/auth/refresh', undefined, { cookie: 'refresh_token=unknown' });
    expect(reply).toMatchObject({
      status: 401,
      body: { error: 'Your session has ended. Please sign in again.' },
      cookie: { value: '', path: '/v1/auth' },
    });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('sent with %j gets status %i', async (headers, status) => {
    const { cookie } = await signIn();
    expect((await app.post('/auth/logout', undefined, { cookie, ...headers })).status).toBe(status);
    const ended = (await app.post('/auth/refresh', undefined, { cookie })).status === 401;
    expect(ended).toBe(status === 200);
  });

  test('is not set by a sign-in from another site', async () => {
    const otp = await app.signUp();
    const reply = await app.post('/auth/otp/login', { otp }, { origin: 'https://evil.example' });
    expect(reply.cookie).toBeUndefined();
    expect(Object.keys(reply.body)).toEqual(['access_token']);
  });
});

describe('a terminal', () => {
  test('signs in with a code from the web page, refreshes by header and signs out', async () => {
    const { access_token } = await signIn();
    const { OTP } = (await app.post('/auth/otp/create', undefined, bearer(access_token))).body;
    expect(OTP).toMatch(/^[A-Za-z0-9_-]+$/);
    const signedIn = await app.post('/auth/otp/login', { otp: OTP });
    expect(signedIn.cookie).toBeUndefined();
    const pair = signedIn.body;

    const refreshed = await app.post('/auth/refresh', undefined, { 'x-refresh-token': pair.refresh_token });
    expect(Object.keys(refreshed.body).sort()).toEqual(['access_token', 'refresh_token']);
    expect(refreshed.cookie).toBeUndefined();
    const lost = await app.post('/auth/refresh', undefined, { 'x-refresh-token': pair.refresh_token });
    expect(lost.body.refresh_token).toBe(refreshed.body.refresh_token);

    const header = { 'x-refresh-token': refreshed.body.refresh_token };
    expect(await app.post('/auth/logout', undefined, header)).toMatchObject({ status: 200, body: {} });
    expect((await app.post('/auth/refresh', undefined, header)).status).toBe(401);
  });
});

test('signing out works without a session, and clears the cookie of one that ended', async () => {
  expect(await app.post('/auth/logout')).toMatchObject({ status: 200, body: {} });
  const { cookie } = await signIn();
  const reply = await app.post('/auth/logout', undefined, { cookie });
  expect(reply).toMatchObject({ status: 200, cookie: { value: '' } });
  expect((await app.post('/auth/refresh', undefined, { cookie })).status).toBe(401);
});
