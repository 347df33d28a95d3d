import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthApp } from './testing/auth-app';

/* Each test's requests come from an address of their own, so that no limit of one hides what another asks. */
let app: AuthApp;
beforeAll(async () => {
  app = await AuthApp.start({ TRUST_PROXY: 'loopback' });
});
afterAll(() => app[Symbol.asyncDispose]());

let addresses = 0;
const newClient = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newEmail = () => `${crypto.randomUUID()}@example.org`;

async function signIn(headers: Record<string, string> = {}) {
  const reply = await app.post(
    '/auth/otp/login',
    { otp: await app.signUp(newEmail()) },
    { ...newClient(), ...headers },
  );
  return { token: reply.body.access_token as string, cookie: `refresh_token=${reply.cookie?.value}` };
}

const ELSEWHERE: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' },
];

describe('another site', () => {
  test.each(ELSEWHERE)('can’t use a learner’s cookie: %j', async (from) => {
    const { cookie } = await signIn();
    for (const path of ['/auth/refresh', '/auth/logout'])
      expect((await app.post(path, undefined, { ...newClient(), cookie, ...from })).status, path).toBe(403);
    expect((await app.post('/auth/refresh', undefined, { ...newClient(), cookie })).status).toBe(200);
  });

  test.each(ELSEWHERE)('can’t sign a learner in to a stranger’s account: %j', async (from) => {
    const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
    const response = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };
    const calls: [string, object][] = [
      ['/auth/google/login', { googleJWT: 'a.b.c' }],
      ['/auth/passkey/login', { credential: { ...credential, response } }],
      ['/auth/otp/login', { otp: await app.signUp(newEmail()) }],
    ];
    for (const [path, body] of calls) {
      const reply = await app.post(path, body, { ...newClient(), ...from });
      expect(reply.cookie, path).toBeUndefined();
    }
  });
});

test('a sign-in never continues a session that was there before', async () => {
  const planted = await signIn();
  const victim = await signIn({ cookie: planted.cookie });
  expect(victim.cookie).not.toBe(planted.cookie);
  const attacker = await app.post('/auth/refresh', undefined, { ...newClient(), cookie: planted.cookie });
  const own = async (token: string) => (await app.call('GET', '/users', undefined, bearer(token))).body.Email;
  expect(await own(attacker.body.access_token)).not.toBe(await own(victim.token));
});

test('signing out everywhere ends the cookies of all devices', async () => {
  const { token, cookie } = await signIn();
  const reply = await app.post('/auth/logout_everywhere', undefined, bearer(token));
  expect(reply).toMatchObject({ status: 200, cookie: { value: '' } });
  expect((await app.post('/auth/refresh', undefined, { ...newClient(), cookie })).status).toBe(401);
  expect((await app.call('GET', '/users', undefined, bearer(token))).status).toBe(401);
});

test.each([
  ['/auth/passkey/login', {}, 400],
  ['/auth/passkey/options', undefined, 200],
  ['/auth/google/login', { googleJWT: 'x' }, 503],
  ['/users/email/reset', { resetToken: 'guess' }, 403],
])('guessing at %s is rate limited', async (path, body, status) => {
  const client = newClient();
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt++) statuses.push((await app.post(path, body, client)).status);
  expect(statuses).toEqual([...Array(30).fill(status), 429]);
});

test.each([
  'ada@example.org\r\nBcc: eve@evil.example',
  'ada@example.org, eve@evil.example',
  'Ada <ada@example.org>',
  '"a\nBcc: eve@evil.example"@example.org',
  'ada@example.org\u0000',
])('no mail goes to %j', async (email) => {
  const { token } = await signIn();
  const mails = (await app.mails()).length;
  const names = { firstName: 'Ada', lastName: 'Smith' };
  expect((await app.post('/users', { email, ...names }, newClient())).status).toBe(400);
  expect((await app.post('/users/email/send_magic_link', { email }, newClient())).status).toBe(400);
  expect((await app.post('/users/email/send_reset_link', { email }, bearer(token))).status).toBe(400);
  expect(await app.mails()).toHaveLength(mails);
});

test('a name can’t add a header to a mail', async () => {
  const email = newEmail();
  const names = { firstName: 'Ada\r\nBcc: eve@evil.example\r\n\r\nHi', lastName: 'Smith' };
  expect((await app.post('/users', { email, ...names }, newClient())).status).toBe(400);
});
