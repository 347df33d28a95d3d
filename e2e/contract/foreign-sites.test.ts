import { ENDPOINTS, type Endpoint, type EndpointName } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, type SignedUp, signUp } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';
import { send } from './fuzz/send';

/* What another site can make a learner's browser do: call the API with the learner's cookies, and follow a link. */

let server: RunningServer;
let learner: SignedUp;
beforeAll(async () => {
  server = await sharedServer();
  learner = await signUp(server, newClient());
});

let addresses = 0;
/** Each call comes from an address of its own, with its own rate limits. */
const newClient = () => ({ 'X-Forwarded-For': `198.18.${++addresses >> 8}.${addresses & 255}` });

const EVIL = 'https://evil.example';
const ELSEWHERE = { origin: EVIL, referer: `${EVIL}/`, 'sec-fetch-site': 'cross-site' };
const endpoints = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];
const withAuth = (...kinds: Endpoint['auth'][]) => endpoints.filter(([, { auth }]) => kinds.includes(auth));

/** The call as a form of another site makes it: with the learner's cookies, and with no token. */
function fromElsewhere({ method, path }: Endpoint, headers: Record<string, string> = {}) {
  const cookie = `refresh_token=${learner.refreshToken}`;
  return call(server, method, path.replaceAll(/\{\w+\}/g, 'x'), {
    headers: { ...newClient(), ...ELSEWHERE, cookie, ...headers },
    ...(method === 'GET' ? {} : { body: {} }),
  });
}

describe('calls with a learner’s cookies from another site', () => {
  test('do nothing where a sign-in is needed: cookies are no sign-in', async () => {
    for (const [name, endpoint] of withAuth('user'))
      expect((await fromElsewhere(endpoint)).status, name).toBe(401);
  });

  test('are refused where the cookie is the sign-in', async () => {
    const calls = withAuth('cookie');
    expect(calls.length).toBeGreaterThan(0);
    for (const [name, endpoint] of calls) {
      const reply = await fromElsewhere(endpoint);
      expect([reply.status, reply.headers.get('set-cookie')], name).toEqual([403, null]);
    }
    const refreshed = await call(server, 'POST', '/auth/refresh', {
      headers: { ...newClient(), cookie: `refresh_token=${learner.refreshToken}` },
    });
    expect(refreshed.status, 'of the learner’s own').toBe(200);
  });

  test('are a guest’s where guests may call', async () => {
    for (const [name, endpoint] of withAuth('optional', 'none')) {
      if (endpoint.binaryReply) continue;
      const [theirs, guests] = [await fromElsewhere(endpoint), await fromElsewhere(endpoint, { cookie: '' })];
      expect(theirs.status, name).toBe(guests.status);
      // A sign-in from there gives this browser no session.
      expect(theirs.headers.getSetCookie().join(), name).not.toContain('refresh_token=');
    }
  });

  test('can’t be read there: no reply allows another origin', async () => {
    for (const [name, endpoint] of endpoints) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      const headers = { ...newClient(), ...ELSEWHERE, 'access-control-request-method': endpoint.method };
      const preflight = await call(server, 'OPTIONS', path, { headers });
      const reply = await fromElsewhere(endpoint);
      for (const answer of [preflight, reply])
        expect(answer.headers.get('access-control-allow-origin'), name).toBeNull();
    }
  });
});

const HOSTILE = [
  EVIL,
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/%2f%2fevil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '\r\nLocation: https://evil.example',
];

describe('links that lead to another host', () => {
  const isOwn = (location: string | undefined) =>
    location === undefined || new URL(location, server.url).origin === new URL(server.url).origin;

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/%5c%5cevil.example/',
    '/%2f%2fevil.example/',
    '/courses//evil.example/',
    '/%0d%0aLocation:%20https://evil.example',
    '/courses/%0d%0a%0d%0a<script>',
  ])('don’t work as an address of the site: %j', async (path) => {
    const { headers } = await send(server, { method: 'GET', path, headers: newClient() });
    expect(isOwn(headers.location)).toBe(true);
    expect(headers).not.toHaveProperty('Location:');
  });

  test.each(HOSTILE)('aren’t in the mail of a new account: %j', async (redirect) => {
    const email = `learner-${crypto.randomUUID()}@example.org`;
    const body = { email, firstName: 'Ada', lastName: 'Smith', redirect };
    expect((await call(server, 'POST', '/users', { body, headers: newClient() })).status).toBe(200);
    const link = new URL(await server.nextSignInLink(email));
    expect([link.origin, link.searchParams.get('redirect')]).toEqual([new URL(server.url).origin, null]);
  });

  test('aren’t in the mail of a sign-in', async () => {
    const { email } = learner;
    const headers = newClient();
    for (const redirect of HOSTILE.slice(0, 3)) {
      const seen = server.signInLinks(email).length;
      const asked = await call(server, 'POST', '/users/email/send_magic_link', {
        body: { email, redirect },
        headers,
      });
      expect(asked.status).toBe(200);
      expect(await server.nextSignInLink(email, seen)).not.toContain('redirect');
    }
  });

  test('aren’t followed by the way to GitHub', async () => {
    for (const hostile of HOSTILE) {
      const query = new URLSearchParams({ redirect: hostile, originalPath: hostile });
      const path = `/v1/auth/github/login?${query}`;
      const { status, headers } = await send(server, { method: 'GET', path, headers: newClient() });
      expect([status, headers.location]).toEqual([302, '/github-sync/login?error=not_configured']);
    }
  });
});
