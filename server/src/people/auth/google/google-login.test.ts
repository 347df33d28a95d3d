import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeOpenId, newAccount } from '../../../../../e2e/fixtures/fake-openid';
import { AuthApp } from '../testing/auth-app';

let google: FakeOpenId;
let app: AuthApp;
beforeAll(async () => {
  google = await FakeOpenId.start();
  app = await AuthApp.start({ ...google.env, TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await google[Symbol.asyncDispose]();
});

let browsers = 0;

/** A browser that has opened the sign-in dialog, at an address of its own. */
async function newBrowser() {
  const { body, cookies } = await app.call('GET', '/auth/providers');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const address = { 'x-forwarded-for': `203.0.113.${++browsers}` };
  return { nonce: body.Google.Nonce as string, headers: { ...address, cookie, 'user-agent': FIREFOX } };
}
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Browser = Awaited<ReturnType<typeof newBrowser>>;

async function signIn(body: object = {}, from?: Browser) {
  const browser = from ?? (await newBrowser());
  const googleJWT = await google.credential(browser.nonce);
  return app.post('/auth/google/login', { googleJWT, ...body }, browser.headers);
}

const userOf = async (token: string) =>
  (await app.call('GET', '/users', undefined, { authorization: `Bearer ${token}` })).body;

describe('signing in with Google', () => {
  test('opens an account: 201, a session in the cookie, and no email', async () => {
    google.account = newAccount({ given_name: 'Grace', family_name: 'Hopper' });
    const mails = (await app.mails()).length;
    const reply = await signIn({ userTimezone: 'Europe/Berlin' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({ access_token: expect.any(String), registered: true, redirect: null });
    expect(reply.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/v1/auth' });
    expect(await userOf(reply.body.access_token)).toMatchObject({
      Email: google.account.email,
      FirstName: 'Grace',
      LastName: 'Hopper',
    });
    expect(await app.mails()).toHaveLength(mails);
  });

  test('finds the account again, also after its address has changed at Google', async () => {
    google.account = newAccount();
    const first = await signIn();
    google.account = { ...google.account, email: 'new@example.org' };
    const second = await signIn();
    expect(second.status).toBe(200);
    expect(second.body.registered).toBeUndefined();
    expect((await userOf(second.body.access_token)).UUID).toBe((await userOf(first.body.access_token)).UUID);
  });

  test('links itself to the account with the same verified address, and to no other', async () => {
    const email = `ada-${crypto.randomUUID()}@example.org`;
    await app.signUp(email);
    google.account = newAccount({ email: email.toUpperCase(), email_verified: false });
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('hasn’t verified your email') },
    });
    google.account = { ...google.account, email_verified: true };
    const reply = await signIn();
    expect(reply.status).toBe(200);
    expect((await userOf(reply.body.access_token)).Email).toBe(email);
    expect((await app.mails()).at(-1)).toMatch(/Subject: You can now sign in to Emberforge with Google/);
    google.account = newAccount({ email });
    expect(await signIn()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('another Google account') },
    });
  });

  test('in two windows at the same moment opens one account', async () => {
    google.account = newAccount();
    const browser = await newBrowser();
    const replies = await Promise.all([signIn({}, browser), signIn({}, browser), signIn({}, browser)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const users = await Promise.all(replies.map(({ body }) => userOf(body.access_token)));
    expect(new Set(users.map(({ UUID }) => UUID)).size).toBe(1);
  });

  test('keeps who referred the visitor, and counts the device', async () => {
    google.account = newAccount();
    const referrer = await userOf((await signIn()).body.access_token);
    google.account = newAccount();
    const { body } = await signIn({ referringUserUUID: referrer.UUID });
    expect(await app.referrerOf((await userOf(body.access_token)).UUID)).toBe(referrer.UUID);
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await app.call('GET', '/users/sessions', undefined, headers)).body).toEqual([
      expect.objectContaining({ Name: 'Firefox on Windows', IsCurrent: true }),
    ]);
  });
});

describe('where a sign-in leads', () => {
  beforeAll(() => {
    google.account = newAccount();
  });

  test.each([
    [{ redirect: '/courses?a=b#c', originalPath: '/lore' }, '/courses?a=b#c'],
    [{ originalPath: '/lessons/1?x=y' }, '/lessons/1?x=y'],
    [{ originalPath: '/login?redirect=%2Fcourses' }, null],
    [{ originalPath: '/' }, null],
    [{ originalPath: '/?modal=gem-store' }, null],
  ])('%j', async (body, redirect) => {
    expect((await signIn(body)).body.redirect).toBe(redirect);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    'courses',
    '',
  ])('never leads to another host: %j', async (bad) => {
    expect((await signIn({ redirect: bad, originalPath: bad })).body.redirect).toBeNull();
  });
});

describe('a credential is refused', () => {
  const refusal = { status: 403, body: { error: expect.stringContaining('couldn’t confirm who you are') } };
  beforeAll(() => {
    google.account = newAccount();
  });

  const send = async (change: (credential: string, browser: Browser) => string | Promise<string>) => {
    const browser = await newBrowser();
    const googleJWT = await change(await google.credential(browser.nonce), browser);
    return app.post('/auth/google/login', { googleJWT }, browser.headers);
  };

  test('that is for another app', async () => {
    expect(await send((_, { nonce }) => google.credential(nonce, 'another-app'))).toMatchObject(refusal);
  });

  test('that another browser has asked for, or a browser that never did', async () => {
    const other = await newBrowser();
    expect(await send(() => google.credential(other.nonce))).toMatchObject(refusal);
    const googleJWT = await google.credential(other.nonce);
    expect(await app.post('/auth/google/login', { googleJWT })).toMatchObject(refusal);
  });

  test('that was changed, or isn’t signed', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claimsOf = (jwt: string) =>
      JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as object;
    const changed = (jwt: string) => {
      const [head, , signature] = jwt.split('.');
      return [head, encode({ ...claimsOf(jwt), email: 'victim@example.org' }), signature].join('.');
    };
    expect(await send(changed)).toMatchObject(refusal);
    expect(
      await send((jwt) => `${encode({ alg: 'none', kid: 'a-key' })}.${encode(claimsOf(jwt))}.`),
    ).toMatchObject(refusal);
    expect(await send(() => 'nonsense')).toMatchObject(refusal);
  });

  test('that is from another issuer, for another app, or too old, although it’s properly signed', async () => {
    expect((await send((jwt) => google.forged(jwt, {}, 'RS256'))).status).toBeLessThan(300);
    const past = Math.floor(Date.now() / 1000) - 3_600;
    for (const claims of [
      { iss: 'https://accounts.evil.example' },
      { aud: 'another-app' },
      { iat: past - 3_600, exp: past },
    ])
      expect(await send((jwt) => google.forged(jwt, claims, 'RS256')), JSON.stringify(claims)).toMatchObject(
        refusal,
      );
  });

  test('that is signed with the provider’s public key as if that were a secret', async () => {
    const email = 'victim@example.org';
    expect(await send((jwt) => google.forged(jwt, { email }, 'HS256'))).toMatchObject(refusal);
  });

  test('that another site posts', async () => {
    const { nonce, headers } = await newBrowser();
    const googleJWT = await google.credential(nonce);
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await app.post('/auth/google/login', { googleJWT }, foreign)).toMatchObject({ status: 403 });
  });
});

describe('a linked Google account', () => {
  test('can have another address, belongs to one learner, and can be unlinked', async () => {
    const { body } = await app.post('/auth/otp/login', {
      otp: await app.signUp(`${crypto.randomUUID()}@example.org`),
    });
    const browser = await newBrowser();
    const headers = { ...browser.headers, authorization: `Bearer ${body.access_token}` };
    google.account = newAccount();
    const link = async () =>
      app.post('/users/google/link', { googleJWT: await google.credential(browser.nonce) }, headers);
    expect(await link()).toMatchObject({ status: 200, body: { Email: google.account.email } });
    const { UUID } = await userOf(body.access_token);
    expect((await userOf((await signIn()).body.access_token)).UUID).toBe(UUID);

    const other = newAccount();
    google.account = other;
    await signIn();
    expect(await link()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already linked') },
    });

    expect(await app.post('/auth/google/unsync', undefined, headers)).toMatchObject({ status: 200 });
    google.account = other;
    expect((await signIn()).status).toBe(200);
  });
});

test('without settings there is no button, and a credential is a 503', async () => {
  await using plain = await AuthApp.start();
  expect((await plain.call('GET', '/auth/providers')).body).toEqual({
    Google: null,
    Github: false,
    Passkeys: true,
    Discord: false,
  });
  expect((await plain.post('/auth/google/login', { googleJWT: 'x' })).status).toBe(503);
});
