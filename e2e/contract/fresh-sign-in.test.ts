import { beforeAll, expect, test } from 'vitest';
import { ageSignIns } from '../fixtures/admin';
import {
  type Answer,
  call,
  claimsOf,
  mailedConfirmationCode,
  newEmail,
  type SignedUp,
  signUp,
  succeed,
} from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';
import { SoftAuthenticator } from '../fixtures/soft-authenticator';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type Options = { Options: Record<string, unknown> };

/** A learner with this many passkeys, who signed in a while ago. */
async function learnerWith(
  passkeys: number,
): Promise<SignedUp & { keys: SoftAuthenticator[]; ids: string[] }> {
  const learner = await signUp(server);
  const { accessToken: token } = learner;
  const [keys, ids]: [SoftAuthenticator[], string[]] = [[], []];
  for (let count = 0; count < passkeys; count++) {
    const { Options } = await succeed<Options>(server, 'POST', '/users/passkeys/options', { token });
    const key = new SoftAuthenticator({ origin: server.url });
    const body = { credential: key.create(Options) };
    const { UUID } = await succeed<{ UUID: string }>(server, 'POST', '/users/passkeys', { token, body });
    keys.push(key);
    ids.push(UUID);
  }
  ageSignIns(server, claimsOf(token).sub);
  return { ...learner, keys, ids };
}

function expectChallenge({ status, body, headers }: Answer): void {
  expect({ status, body }).toEqual({
    status: 403,
    body: { error: 'Please confirm that it’s you first, then try again.' },
  });
  expect(headers.get('www-authenticate')).toBe(
    'Bearer error="insufficient_user_authentication", max_age="600"',
  );
}

test('what takes an account away needs a fresh sign-in, and an emailed code makes it one', async () => {
  const { accessToken: token, email, ids } = await learnerWith(1);
  const calls = [
    () => call(server, 'POST', '/users/email/send_reset_link', { token, body: { email: newEmail() } }),
    () => call(server, 'POST', '/users/passkeys/options', { token }),
    () => call(server, 'DELETE', `/users/passkeys/${ids[0]}`, { token }),
    () => call(server, 'DELETE', '/users', { token }),
  ];
  for (const send of calls) expectChallenge(await send());
  expect((await call(server, 'GET', '/users', { token })).status).toBe(200);
  await succeed(server, 'POST', '/auth/confirmation/code', { token });
  const code = await mailedConfirmationCode(server, email);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
  await succeed(server, 'POST', '/auth/confirmation', { token, body: { code: spaced } });
  for (const send of calls) expect((await send()).status).toBe(200);
});

test('a passkey makes it one, too; and one of several can be removed without', async () => {
  const { accessToken: token, keys, ids } = await learnerWith(2);
  await succeed(server, 'DELETE', `/users/passkeys/${ids[0]}`, { token });
  expectChallenge(await call(server, 'DELETE', `/users/passkeys/${ids[1]}`, { token }));
  const { Options } = await succeed<Options>(server, 'POST', '/auth/confirmation/passkey/options', { token });
  const body = { credential: keys[1]!.use(Options) };
  await succeed(server, 'POST', '/auth/confirmation/passkey', { token, body });
  await succeed(server, 'DELETE', `/users/passkeys/${ids[1]}`, { token });
});

test('only the session that confirmed is fresh', async () => {
  const learner = await learnerWith(0);
  const { OTP: otp } = await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', {
    token: learner.accessToken,
  });
  const other = await succeed<{ access_token: string }>(server, 'POST', '/auth/otp/login', { body: { otp } });
  ageSignIns(server, claimsOf(learner.accessToken).sub);
  await succeed(server, 'POST', '/auth/confirmation/code', { token: learner.accessToken });
  const code = await mailedConfirmationCode(server, learner.email);
  const confirm = (token: string) => call(server, 'POST', '/auth/confirmation', { token, body: { code } });
  expect((await confirm(other.access_token)).status).toBe(403);
  expect((await confirm(learner.accessToken)).status).toBe(200);
  expectChallenge(await call(server, 'DELETE', '/users', { token: other.access_token }));
});
