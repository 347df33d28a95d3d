import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LocalServer, sendJson } from '../testing/local-server';
import { type Keytar, openKeychain } from './keychain';
import { Session } from './session';
import { tokenFiles } from './token-file';
import type { TokenStore } from './token-store';

const folder = mkdtempSync(join(tmpdir(), 'session-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE_MS = 60_000;

/** A server whose refreshes rotate both tokens; `answers` take the place of a status. */
const startServer = (statusOf: (path: string) => number = () => 200) => {
  let issued = 0;
  return LocalServer.start(({ path }, reply) => {
    const status = statusOf(path);
    if (status !== 200) return sendJson(reply, status, { error: `Status ${status}` });
    issued += 1;
    sendJson(reply, 200, { access_token: `access-${issued}`, refresh_token: `refresh-${issued}` });
  });
};

async function signedIn(server: LocalServer, store: TokenStore = tokenFiles(folder)) {
  let now = 0;
  const session = new Session(server.url, store, () => now);
  await session.signIn(' a-Code_1!\n');
  return { session, store, advance: (ms: number) => (now += ms) };
}

test('a pasted code signs in, cleaned of what doesn’t belong', async () => {
  await using server = await startServer();
  const { session } = await signedIn(server);
  expect(server.received[0]).toMatchObject({ path: '/v1/auth/otp/login', body: '{"otp":"a-Code_1"}' });
  expect(server.received[0]!.headers).not.toHaveProperty('content-type');
  expect(await session.accessToken()).toBe('access-1');
  expect(server.received).toHaveLength(1);
});

test('after 55 minutes both tokens are renewed, and the new ones are saved', async () => {
  await using server = await startServer();
  const { session, store, advance } = await signedIn(server);
  advance(55 * MINUTE_MS - 1);
  expect(await session.accessToken()).toBe('access-1');
  advance(1);
  expect(await session.accessToken()).toBe('access-2');
  expect(server.received[1]).toMatchObject({ path: '/v1/auth/refresh', body: '' });
  expect(server.received[1]!.headers).toMatchObject({ 'x-refresh-token': 'refresh-1' });
  expect(await store.read(server.url)).toMatchObject({ refreshToken: 'refresh-2' });
});

test('a clock that was set back renews, too', async () => {
  await using server = await startServer();
  const { session, advance } = await signedIn(server);
  advance(-MINUTE_MS);
  expect(await session.accessToken()).toBe('access-2');
});

test('a session that ended is forgotten; a server that is down isn’t the end of one', async () => {
  let status = 200;
  await using server = await startServer((path) => (path.endsWith('/refresh') ? status : 200));
  const { session } = await signedIn(server);
  status = 503;
  await expect(session.renewedAccessToken()).rejects.toThrow('Status 503');
  expect(await session.isSignedIn()).toBe(true);
  status = 401;
  await expect(session.renewedAccessToken()).rejects.toThrow('Your session has ended.');
  expect(await session.isSignedIn()).toBe(false);
});

test('a spent code, an empty one, and a reply without both tokens', async () => {
  await using spent = await startServer(() => 403);
  await expect(signedIn(spent)).rejects.toThrow('That code doesn’t work anymore.');
  await expect(new Session(spent.url, tokenFiles(folder)).signIn(' \n')).rejects.toThrow('That was empty.');
  await using odd = await LocalServer.start((_request, reply) => sendJson(reply, 200, { access_token: 'a' }));
  await expect(signedIn(odd)).rejects.toThrow('didn’t answer like an Emberforge server');
});

test.each([
  ['the server fails', 500, 'here'],
  ['the session there had ended', 401, 'everywhere'],
  ['all goes well', 200, 'everywhere'],
])('signing out ends the session here, and says where it lives on: %s', async (_what, status, end) => {
  await using server = await startServer((path) => (path.endsWith('/logout') ? status : 200));
  const { session } = await signedIn(server);
  expect([await session.signOut(), await session.signOut()]).toEqual([end, 'nobody']);
  expect(server.received[1]!.headers).toMatchObject({ 'x-refresh-token': 'refresh-1' });
  await expect(session.accessToken()).rejects.toThrow('You aren’t signed in.');
});

test('a session file is for the learner’s account alone, and a broken one signs out', async () => {
  const own = join(folder, 'own');
  const store = tokenFiles(own);
  const tokens = { accessToken: 'a', refreshToken: 'r', refreshedAt: 1 };
  await store.write('https://a.example', tokens);
  await store.write('https://a.example', tokens);
  await store.write('https://b.example', { ...tokens, accessToken: 'b' });
  const [file] = readdirSync(own);
  expect(statSync(join(own, file!)).mode & 0o777).toBe(0o600);
  expect(await store.read('https://a.example')).toEqual(tokens);
  writeFileSync(join(own, file!), '{"accessToken": 7}');
  expect(await store.read('https://a.example')).toBeUndefined();
  expect(await store.read('https://b.example')).toMatchObject({ accessToken: 'b' });
  rmSync(join(own, file!));
  mkdirSync(join(own, file!));
  await expect(store.read('https://a.example')).rejects.toThrow('Can’t read your session: EISDIR');
});

test('the keychain keeps a session by server; without one there is none', async () => {
  const entries = new Map<string, string>();
  const keytar: Keytar = {
    getPassword: async (_service, account) => entries.get(account) ?? null,
    setPassword: async (_service, account, password) => void entries.set(account, password),
    deletePassword: async (_service, account) => entries.delete(account),
  };
  const keychain = (await openKeychain(async () => keytar))!;
  await using server = await startServer();
  const { session } = await signedIn(server, keychain);
  expect([...entries.keys()]).toEqual([server.url]);
  await session.signOut();
  expect(entries.size).toBe(0);

  const locked = { ...keytar, getPassword: () => Promise.reject(new Error('no D-Bus')) };
  expect(await openKeychain(async () => locked)).toBeUndefined();
  expect(await openKeychain(() => Promise.reject(new Error('no binary')))).toBeUndefined();
});
