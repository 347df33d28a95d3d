import type { KeychainProblem } from '@shared/desktop/session';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AuthApi } from './auth-api';
import { KeychainError } from './keychain';
import { LearnerSession } from './learner-session';
import { FakeHost } from './testing/fake-host';
import { FakeKeychain } from './testing/fake-keychain';
import { TokenStore } from './token-store';

let host: FakeHost;
beforeEach(async () => {
  host = await FakeHost.start();
});
afterEach(() => host[Symbol.asyncDispose]());

/** The app from its start on; a second call is a restart. */
function start(keychain: FakeKeychain, options: { opens?: boolean } = {}) {
  const opened: string[] = [];
  const warnings: unknown[] = [];
  const problems: KeychainProblem[] = [];
  const log = {
    info: (...all: unknown[]) => void warnings.push(all),
    warn: (...all: unknown[]) => void warnings.push(all),
    error() {},
  };
  const api = new AuthApi({
    origin: host.origin,
    fetch: globalThis.fetch,
    refreshTimeoutsMs: [300, 300],
    signOutTimeoutMs: 300,
  });
  const session = new LearnerSession({
    origin: host.origin,
    api,
    tokens: new TokenStore({ keychain, log, onProblem: (problem) => void problems.push(problem) }),
    log,
    openExternal: async (address) => {
      opened.push(address);
      return options.opens ?? true;
    },
  });
  return { session, opened, problems, warnings };
}

const brokenKeychain = () => {
  const keychain = new FakeKeychain();
  for (const what of ['read', 'write', 'clear'] as const) keychain.broken.add(what);
  return keychain;
};

describe('a refresh', () => {
  test('stores the next token before the learner gets the access token', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session } = start(keychain);
    expect(await session.refresh()).toEqual({ kind: 'signed-in', accessToken: 'access of token-2' });
    expect(keychain.calls).toEqual(['read', 'write token-2']);
    expect((await session.refresh()).kind).toBe('signed-in');
    expect(keychain.calls.slice(2)).toEqual(['write token-3']);
  });

  test('signs in again after a restart', async () => {
    const keychain = new FakeKeychain(host.openSession());
    await start(keychain).session.refresh();
    expect((await start(keychain).session.refresh()).kind).toBe('signed-in');
  });

  test('is one request for all who ask at the same time', async () => {
    const { session } = start(new FakeKeychain(host.openSession()));
    const outcomes = await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(new Set(outcomes).size).toBe(1);
    expect(host.requests).toEqual(['/auth/refresh']);
  });

  test('asks nobody when nobody is signed in', async () => {
    const { session } = start(new FakeKeychain());
    const signedOut = { kind: 'signed-out', message: null };
    expect(await session.refresh()).toEqual(signedOut);
    expect(host.requests).toEqual([]);
  });

  test.each(['lost', 'hangs'] as const)('is asked again once when its reply %s', async (fate) => {
    const keychain = new FakeKeychain(host.openSession());
    host.fates.push(fate);
    const { session } = start(keychain);
    expect((await session.refresh()).kind).toBe('signed-in');
    expect(host.requests).toEqual(['/auth/refresh', '/auth/refresh']);
    host.graceIsOver();
    expect((await session.refresh()).kind).toBe('signed-in');
  });

  test('that reaches nobody keeps the session for later', async () => {
    const keychain = new FakeKeychain(host.openSession());
    host.fates.push('hangs', 'hangs');
    const { session } = start(keychain);
    expect(await session.refresh()).toEqual({ kind: 'failed', status: 0, message: null });
    expect(host.requests).toHaveLength(2);
    expect((await session.refresh()).kind).toBe('signed-in');
  });

  test.each<[string, [number, object | string]]>([
    ['a network’s sign-in page', [200, '<html>Welcome to our Wi-Fi</html>']],
    ['a 401 that isn’t the server’s own', [401, '<html>Proxy authentication</html>']],
    ['an internal error', [500, { error: 'Internal server error' }]],
    ['a proxy without a server', [502, 'Bad Gateway']],
    ['tokens that aren’t text', [200, { access_token: 7, refresh_token: {} }]],
    ['half of the tokens', [200, { access_token: 'access' }]],
  ])('answered by %s keeps the session', async (_what, reply) => {
    const keychain = new FakeKeychain(host.openSession());
    const { session } = start(keychain);
    host.reply = () => reply;
    expect((await session.refresh()).kind).toBe('failed');
    host.reply = null;
    expect((await session.refresh()).kind).toBe('signed-in');
  });

  test('doesn’t follow a redirect, which would take the token to another server', async () => {
    await using other = await FakeHost.start();
    const { session } = start(new FakeKeychain(host.openSession()));
    host.reply = () => [307, `${other.origin}/v1/auth/refresh`];
    expect((await session.refresh()).kind).toBe('failed');
    expect(other.requests).toEqual([]);
  });

  test('that the server limits says when to try again', async () => {
    const { session } = start(new FakeKeychain(host.openSession()));
    host.reply = () => [429, { error: 'Too many requests. Please try again in 1 minute.' }];
    expect(await session.refresh()).toEqual({
      kind: 'failed',
      status: 429,
      message: 'Too many requests. Please try again in 1 minute.',
    });
  });

  test('ends the session on the server’s own 401, and the learner can sign in again', async () => {
    const keychain = new FakeKeychain('a token of long ago');
    const { session } = start(keychain);
    expect(await session.refresh()).toMatchObject({
      kind: 'signed-out',
      message: 'Your session has ended. Please sign in again.',
    });
    expect(keychain.secret).toBeNull();
    host.codes.set('a-code', {});
    expect((await session.signIn({ code: 'a-code' })).kind).toBe('signed-in');
  });

  test('after a crash before its token was stored goes on with the same successor', async () => {
    const keychain = new FakeKeychain(host.openSession());
    await fetch(`${host.origin}/v1/auth/refresh`, {
      method: 'POST',
      headers: { 'X-Refresh-Token': keychain.secret! },
    });
    expect((await start(keychain).session.refresh()).kind).toBe('signed-in');
    expect(keychain.secret).toBe('token-2');
  });

  test('long after such a crash asks to sign in, which works', async () => {
    const keychain = new FakeKeychain(host.openSession());
    host.reply = () => [401, { error: 'To keep your account safe, this session was ended.' }];
    const { session } = start(keychain);
    expect((await session.refresh()).kind).toBe('signed-out');
    host.reply = null;
    host.codes.set('a-code', {});
    expect((await session.signIn({ code: 'a-code' })).kind).toBe('signed-in');
    expect((await start(keychain).session.refresh()).kind).toBe('signed-in');
  });
});

describe('without a keychain', () => {
  test('the session lasts until the app quits, the learner hears it once, and nothing is written', async () => {
    const keychain = brokenKeychain();
    const { session, problems } = start(keychain);
    expect((await session.refresh()).kind).toBe('signed-out');
    expect(problems).toEqual([]);
    host.codes.set('a-code', {});
    expect((await session.signIn({ code: 'a-code' })).kind).toBe('signed-in');
    expect((await session.refresh()).kind).toBe('signed-in');
    expect([problems, keychain.secret]).toEqual([['not-kept'], null]);
    expect((await start(keychain).session.refresh()).kind).toBe('signed-out');
  });

  test('a refresh doesn’t ask for the password of a locked keyring again', async () => {
    const keychain = brokenKeychain();
    const { session } = start(keychain);
    host.codes.set('a-code', {});
    await session.signIn({ code: 'a-code' });
    const before = keychain.calls.length;
    await session.refresh();
    await session.refresh();
    expect(keychain.calls).toHaveLength(before);
  });

  test('a keyring that was unlocked meanwhile keeps the next sign-in', async () => {
    const keychain = brokenKeychain();
    const { session, problems } = start(keychain);
    await session.refresh();
    keychain.broken.clear();
    host.codes.set('a-code', {});
    await session.signIn({ code: 'a-code' });
    expect(problems).toEqual([]);
    expect((await start(keychain).session.refresh()).kind).toBe('signed-in');
  });

  test('one that fails during the session leaves no used token behind', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session, problems } = start(keychain);
    keychain.broken.add('write');
    expect((await session.refresh()).kind).toBe('signed-in');
    expect([problems, keychain.secret]).toEqual([['not-kept'], null]);
    expect((await session.refresh()).kind).toBe('signed-in');
    expect(problems).toHaveLength(1);
  });
});

describe('a sign-in in the browser', () => {
  async function begin(keychain = new FakeKeychain()) {
    const app = start(keychain);
    const { isOpened } = await app.session.begin();
    const { pathname, searchParams } = new URL(app.opened[0]!);
    const { client, challenge = '', state = '' } = Object.fromEntries(searchParams);
    return { ...app, isOpened, pathname, client, challenge, state };
  }

  test('opens /cli/login with a challenge and a state of its own each time', async () => {
    const [one, other] = [await begin(), await begin()];
    expect([one.isOpened, one.pathname, one.client]).toEqual([true, '/cli/login', 'desktop']);
    expect(one.challenge).toMatch(/^[\w-]{43}$/);
    expect(one.challenge).not.toBe(other.challenge);
    expect(one.state).not.toBe(other.state);
  });

  test('is completed by its link, with the verifier that only the app has', async () => {
    const keychain = new FakeKeychain();
    const { session, challenge, state } = await begin(keychain);
    host.codes.set('a-code', { challenge });
    expect(session.expects(state)).toBe(true);
    expect(await session.signIn({ code: 'a-code', state })).toMatchObject({ kind: 'signed-in' });
    expect(keychain.secret).toBe('token-1');
    expect(session.expects(state)).toBe(false);
  });

  test.each([
    ['another state', 'A'.repeat(43)],
    ['no state', ''],
  ])('isn’t completed by a link with %s, which is sent to nobody', async (_what, state) => {
    const { session, challenge } = await begin();
    host.codes.set('a-code', { challenge });
    expect(await session.signIn({ code: 'a-code', state })).toEqual({ kind: 'unasked' });
    expect(host.requests).toEqual([]);
  });

  test('isn’t completed by the code of somebody else’s terminal', async () => {
    const { session, state } = await begin();
    host.codes.set('a-code', {});
    expect((await session.signIn({ code: 'a-code', state })).kind).toBe('refused');
  });

  test('takes a fresh code after one that has expired', async () => {
    const { session, challenge, state } = await begin();
    expect((await session.signIn({ code: 'expired', state })).kind).toBe('refused');
    host.codes.set('fresh', { challenge });
    expect((await session.signIn({ code: 'fresh', state })).kind).toBe('signed-in');
  });

  test('that was canceled, or begun anew, no longer takes its link', async () => {
    const { session, state } = await begin();
    session.cancel();
    expect(session.expects(state)).toBe(false);
    const again = await begin();
    await again.session.begin();
    expect(again.session.expects(again.state)).toBe(false);
  });

  test('has an address to copy if no browser opens', async () => {
    const { session } = start(new FakeKeychain(), { opens: false });
    expect(await session.begin()).toEqual({
      isOpened: false,
      address: expect.stringContaining(`${host.origin}/cli/login?client=desktop&challenge=`),
    });
  });
});

describe('a pasted code', () => {
  test('signs in without a verifier, as in a terminal', async () => {
    const { session } = start(new FakeKeychain());
    host.codes.set('a-code', {});
    expect((await session.signIn({ code: 'a-code' })).kind).toBe('signed-in');
  });

  test('of a sign-in link says that it’s for browsers', async () => {
    const keychain = new FakeKeychain();
    const { session } = start(keychain);
    host.codes.set('a-code', { isForBrowsers: true });
    expect(await session.signIn({ code: 'a-code' })).toEqual({ kind: 'for-browsers' });
    expect(keychain.secret).toBeNull();
  });

  test('that doesn’t work leaves the learner signed in', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session } = start(keychain);
    expect(await session.signIn({ code: 'wrong' })).toEqual({
      kind: 'refused',
      message: 'This code is wrong.',
    });
    expect((await session.refresh()).kind).toBe('signed-in');
  });

  test('while another refresh is on its way doesn’t mix up the sessions', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session } = start(keychain);
    host.codes.set('a-code', {});
    const [, signedIn] = await Promise.all([session.refresh(), session.signIn({ code: 'a-code' })]);
    expect(signedIn).toMatchObject({ kind: 'signed-in' });
    expect(`access of ${keychain.secret}`).toBe('accessToken' in signedIn && signedIn.accessToken);
  });
});

describe('a sign-out', () => {
  test('ends the session on the server and deletes the token', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session, problems } = start(keychain);
    await session.signOut();
    expect([keychain.secret, host.isOpen('token-1'), problems]).toEqual([null, false, []]);
    expect((await session.refresh()).kind).toBe('signed-out');
  });

  test.each(['lost', 'hangs'] as const)('deletes the token also when the server’s reply %s', async (fate) => {
    const keychain = new FakeKeychain(host.openSession());
    host.fates.push(fate);
    await start(keychain).session.signOut();
    expect(keychain.secret).toBeNull();
  });

  test('says so if the keychain doesn’t delete the token', async () => {
    const keychain = new FakeKeychain(host.openSession());
    keychain.broken.add('clear');
    const { session, problems } = start(keychain);
    await session.signOut();
    expect([problems, host.isOpen('token-1')]).toEqual([['not-deleted'], false]);
    expect((await session.refresh()).kind).toBe('signed-out');
  });

  test('says so if the keyring was locked meanwhile', async () => {
    const keychain = new FakeKeychain(host.openSession());
    const { session, problems } = start(keychain);
    await session.refresh();
    keychain.isLocked = true;
    await session.signOut();
    expect(problems).toEqual(['not-deleted']);
  });

  test('on a computer without a keychain has nothing to delete', async () => {
    const keychain = brokenKeychain();
    keychain.error = new KeychainError('libsecret-1.so.0: cannot open shared object file', true);
    const { session, problems } = start(keychain);
    await session.signOut();
    expect(problems).toEqual([]);
  });
});

test('no token or code is ever logged', async () => {
  const keychain = brokenKeychain();
  const { session, warnings } = start(keychain);
  host.codes.set('a-code', {});
  await session.signIn({ code: 'a-code' });
  await session.refresh();
  await session.signOut();
  expect(warnings.length).toBeGreaterThan(0);
  expect(JSON.stringify(warnings)).not.toMatch(/token-\d|a-code|access of/);
});
