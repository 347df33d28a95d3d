import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { ConfirmationStore } from '@web/stores/confirmation.store';
import { expect, test } from 'vitest';
import { ConfirmIdentityStore } from './confirm-identity.store';

function setUp(handlers: FakeHandlers, canUsePasskeys = true) {
  const api = fakeApi({ sendConfirmationCode: () => ({ body: {} }), ...handlers });
  api.tokens.set(fakeToken(900));
  let isDone = false;
  const onDone = () => {
    isDone = true;
  };
  const store = new ConfirmIdentityStore(api.client, onDone, () => canUsePasskeys);
  return { store, api, isDone: () => isDone };
}

const passkeys = (...names: string[]) => ({
  body: {
    isAvailable: true,
    passkeys: names.map((name) => ({ uuid: name, name, createdAt: '', lastUsedAt: null, isSynced: false })),
  },
});

test('somebody without a passkey gets a code right away, and confirms it', async () => {
  const { store, api, isDone } = setUp({
    listPasskeys: () => passkeys(),
    confirmByCode: () => ({ body: {} }),
  });
  await store.start();
  expect([store.step, api.seen.length]).toEqual(['code', 2]);
  store.setCode('123456');
  await store.confirmByCode();
  expect([isDone(), api.seen.at(-1)!.body]).toEqual([true, { code: '123456' }]);
});

test('a wrong code says so, until it’s changed', async () => {
  const { store, api, isDone } = setUp(
    { confirmByCode: () => ({ status: 403, body: { error: 'This code is wrong.' } }) },
    false,
  );
  await store.start();
  store.setCode('12345');
  await store.confirmByCode();
  expect([store.error, api.seen.length]).toEqual(['The code has six digits.', 1]);
  store.setCode('123 456');
  await store.confirmByCode();
  expect([isDone(), store.error]).toEqual([false, 'This code is wrong.']);
  store.setCode('1');
  expect(store.error).toBeNull();
});

test('somebody with a passkey can choose', async () => {
  const { store, api } = setUp({ listPasskeys: () => passkeys('Laptop') });
  await store.start();
  expect([store.step, api.seen.length]).toEqual(['choose', 1]);
  await store.sendCode();
  expect(store.step).toBe('code');
});

test('the call that needs it goes on once it’s confirmed, and fails if it isn’t', async () => {
  let isFresh = false;
  const refused = {
    status: 403,
    body: { error: 'Please confirm that it’s you first, then try again.' },
    headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="600"' },
  };
  const { api } = setUp({ deleteUser: () => (isFresh ? { body: {} } : refused) });
  const confirmation = new ConfirmationStore();
  api.client.onNeedsConfirmation = () => confirmation.ask();
  const answered = async (isConfirmed: boolean) => {
    const call = api.client.call('deleteUser');
    await expect.poll(() => confirmation.isAsked).toBe(true);
    isFresh = isConfirmed;
    confirmation.settle(isConfirmed);
    return call;
  };
  await expect(answered(false)).rejects.toMatchObject({ status: 403, message: refused.body.error });
  expect(await answered(true)).toEqual({});
});
