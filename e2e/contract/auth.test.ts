import { createHash } from 'node:crypto';
import { errorBody } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, mailedCode, signUp, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

/* Each request here may come from an address of its own: the server trusts one proxy, and these tests are it. */
let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

let addresses = 0;
/** Headers of a client at an address that no other test uses. */
const newClient = () => {
  addresses += 1;
  return { 'X-Forwarded-For': `192.0.2.${addresses}` };
};

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  call<{ error: string; access_token: string; refresh_token: string }>(server, 'POST', path, {
    body,
    headers,
  });

/** The statuses of `count` requests, one after the other, each with its own number. */
async function statuses(count: number, send: (number: number) => Promise<Answer>): Promise<number[]> {
  const seen: number[] = [];
  for (let number = 0; number < count; number++) seen.push((await send(number)).status);
  return seen;
}

/** The sorted statuses of `count` requests at the same moment. */
async function together(count: number, send: (number: number) => Promise<Answer>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, number) => send(number)));
  return answers.map(({ status }) => status).sort();
}

const cookieOf = ({ headers }: Answer) => /refresh_token=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];

async function signUpAs(headers: Record<string, string>): Promise<{ email: string; otp: string }> {
  const email = `learner-${crypto.randomUUID()}@example.org`;
  const body = { email, firstName: 'Ada', lastName: 'Smith' };
  expect((await post('/users', body, headers)).status).toBe(200);
  return { email, otp: await mailedCode(server, email) };
}

describe('rate limits', () => {
  test('an unverified token gives nobody a fresh limit', async () => {
    const client = newClient();
    const seen = await statuses(31, (number) =>
      post(
        '/users/email/exists',
        { email: 'a@example.org' },
        { ...client, authorization: `Bearer junk${number}` },
      ),
    );
    expect(seen).toEqual([...Array(30).fill(200), 429]);
  });

  test('an address that its own client makes up gives nobody a fresh limit', async () => {
    const [real] = Object.values(newClient());
    const seen = await statuses(31, (number) =>
      post(
        '/users/email/exists',
        { email: 'a@example.org' },
        { 'X-Forwarded-For': `198.51.100.${number}, ${real}` },
      ),
    );
    expect(seen).toEqual([...Array(30).fill(200), 429]);
  });

  test('a refusal says when to try again, as JSON', async () => {
    const client = newClient();
    const seen = await Promise.all(
      Array.from({ length: 40 }, () => post('/users/email/exists', { email: 'a@example.org' }, client)),
    );
    const refused = seen.find(({ status }) => status === 429)!;
    expect(errorBody.parse(refused.body).error).toMatch(/^Too many requests/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('refreshing is limited too', async () => {
    const client = newClient();
    const seen = await together(301, (number) =>
      post('/auth/refresh', undefined, { ...client, 'X-Refresh-Token': `junk${number}` }),
    );
    expect(seen).toEqual([...Array(300).fill(401), 429]);
  });

  test('all calls together have a limit, which other clients do not share', async () => {
    const get = (headers: Record<string, string>) => call(server, 'GET', '/version', { headers });
    const client = newClient();
    expect(await together(1201, () => get(client))).toEqual([...Array(1200).fill(200), 429]);
    expect((await call(server, 'GET', '/no/such/call', { headers: client })).status).toBe(429);
    expect((await get(newClient())).status).toBe(200);
  });

  test('a stranger cannot use up the sign-in links of an address', async () => {
    const { email, otp } = await signUpAs(newClient());
    const strangers = [newClient(), newClient(), newClient()];
    for (const stranger of strangers) {
      const seen = await statuses(6, () => post('/users/email/send_magic_link', { email }, stranger));
      expect(seen.at(-1)).toBe(429);
    }
    const before = server.signInLinks(email).length;
    expect((await post('/users/email/send_magic_link', { email }, newClient())).status).toBe(200);
    expect((await post('/auth/otp/login', { otp }, newClient())).status).toBe(200);
    const link = await mailedCode(server, email, before);
    expect((await post('/auth/otp/login', { otp: link }, newClient())).status).toBe(200);
  });
});

describe('signing in', () => {
  test('by a mailed link gives the refresh token in the cookie alone', async () => {
    const client = newClient();
    const { otp } = await signUpAs(client);
    const reply = await post('/auth/otp/login', { otp }, client);
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['access_token']);
    expect(reply.headers.get('set-cookie')).toMatch(/refresh_token=[^;]+;.*Max-Age=5184000;.*HttpOnly/);
  });

  test('by the code of a terminal gives both tokens in the body, and no cookie', async () => {
    const { accessToken: token } = await signUp(server);
    const { OTP: otp } = await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token });
    const reply = await post('/auth/otp/login', { otp }, newClient());
    expect(Object.keys(reply.body).sort()).toEqual(['access_token', 'refresh_token']);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });
});

describe('the desktop app', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  let token: string;
  beforeAll(async () => {
    token = (await signUp(server)).accessToken;
  });
  const create = (body?: object) =>
    call<{ OTP: string; error: string }>(server, 'POST', '/auth/otp/create', { token, body });
  const newCode = async () => (await create({ desktop: { challenge } })).body.OTP;

  test('signs in with its code and verifier: both tokens in the body, and no cookie', async () => {
    const reply = await post('/auth/otp/login', { otp: await newCode(), verifier }, newClient());
    expect([reply.status, Object.keys(reply.body).sort()]).toEqual([200, ['access_token', 'refresh_token']]);
    expect(reply.headers.get('set-cookie')).toBeNull();
    const renewed = await post('/auth/refresh', undefined, { 'X-Refresh-Token': reply.body.refresh_token });
    expect(Object.keys(renewed.body).sort()).toEqual(['access_token', 'refresh_token']);
  });

  test('gets nothing with a code of the other kind, and a terminal nothing with the app’s', async () => {
    const terminals = (await create()).body.OTP;
    const statusOf = async (body: object) => (await post('/auth/otp/login', body, newClient())).status;
    expect(await statusOf({ otp: terminals, verifier })).toBe(403);
    expect(await statusOf({ otp: await newCode() })).toBe(403);
    expect(await statusOf({ otp: await newCode(), verifier: verifier.replace('d', 'e') })).toBe(403);
  });

  test.each([
    ['a challenge that is no hash', { desktop: { challenge: 'short' } }],
    ['no challenge', { desktop: {} }],
    ['a purpose that we don’t know', { phone: { challenge } }],
  ])('is refused a code with %s', async (_what, body) => {
    expect((await create(body)).status).toBe(400);
  });

  test('can’t guess with a malformed verifier', async () => {
    const reply = await post('/auth/otp/login', { otp: 'a-code', verifier: 'short' }, newClient());
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining('verifier')]);
  });
});

describe('a session', () => {
  async function newSession(): Promise<string> {
    const client = newClient();
    const { otp } = await signUpAs(client);
    return cookieOf(await post('/auth/otp/login', { otp }, client))!;
  }
  const refresh = (token: string) => post('/auth/refresh', undefined, { cookie: `refresh_token=${token}` });

  test('goes on in three tabs that refresh at the same moment', async () => {
    const first = await newSession();
    const replies = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [second, ...others] = replies.map(cookieOf);
    expect(others).toEqual([second, second]);
    expect((await refresh(second!)).status).toBe(200);
  });

  test('has one chain of tokens: a replay gets the same one, until that is used', async () => {
    const first = await newSession();
    const second = cookieOf(await refresh(first))!;
    expect(cookieOf(await refresh(first))).toBe(second);
    const third = cookieOf(await refresh(second))!;
    expect(third).not.toBe(second);
    const late = await refresh(first);
    expect([late.status, cookieOf(late)]).toEqual([409, undefined]);
    expect((await refresh(third)).status).toBe(200);
  });

  test('takes its access tokens with it when it ends', async () => {
    const client = newClient();
    const { otp } = await signUpAs(client);
    const signedIn = await post('/auth/otp/login', { otp }, client);
    const token = signedIn.body.access_token;
    const me = async () => (await call(server, 'GET', '/users/me', { token })).status;
    expect(await me()).toBe(200);
    await post('/auth/logout', undefined, { cookie: `refresh_token=${cookieOf(signedIn)}` });
    expect(await me()).toBe(401);
  });
});

describe('a mail', () => {
  test('names nobody by a link', async () => {
    const email = `learner-${crypto.randomUUID()}@example.org`;
    const body = { email, firstName: 'Win at https://evil.example/x or evil.example', lastName: 'Smith' };
    await post('/users', body, newClient());
    await server.nextSignInLink(email);
    const mail = server.mailsTo(email)[0]!;
    expect(mail).toContain('Win at');
    expect(mail).not.toMatch(/evil/);
  });
});
