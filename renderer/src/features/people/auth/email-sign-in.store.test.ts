import { type FakeHandlers, fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { EmailSignInStore, RESEND_DELAY_MS, type SignInContext } from './email-sign-in.store';

function setUp(handlers: FakeHandlers, context: SignInContext = {}) {
  const api = fakeApi(handlers);
  const clock = { now: 1_000 };
  const store = new EmailSignInStore(api.client, context, () => clock.now);
  const names = () => api.seen.map((request) => request.name);
  return { api, clock, store, names };
}

const known: FakeHandlers = { emailExists: () => ({ body: { exists: true } }), sendMagicLink: () => ({}) };
const unknown: FakeHandlers = { emailExists: () => ({ body: { exists: false } }), createUser: () => ({}) };

test('a known email gets a link that leads back to the page it was requested from', async () => {
  const { api, store, names } = setUp(known, { redirect: '/lessons/1' });
  store.setField('email', ' ada@example.com ');
  await store.submit();
  expect([store.step, names()]).toEqual(['sent', ['emailExists', 'sendMagicLink']]);
  expect(api.seen[1]!.body).toEqual({ email: 'ada@example.com', redirect: '/lessons/1' });
});

test('an unknown email switches the form to sign-up, which creates the account', async () => {
  const { api, store, names } = setUp(unknown, {
    referringUserUuid: 'friend',
    userTimezone: 'Europe/Berlin',
    redirect: '/courses',
  });
  store.setField('email', 'ada@example.com');
  await store.submit();
  expect([store.step, store.isSignUp]).toEqual(['sign-up', true]);
  store.setField('firstName', 'Ada ');
  store.setField('lastName', 'Lovelace');
  await store.submit();
  expect([store.step, names()]).toEqual(['sent', ['emailExists', 'createUser']]);
  expect(api.seen[1]!.body).toEqual({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    referringUserUUID: 'friend',
    userTimezone: 'Europe/Berlin',
    redirect: '/courses',
  });
});

test.each(['', 'ada', 'ada@', 'ada@host', '@example.com', 'a b@example.com', 'ada@exa mple.com'])(
  '"%s" is not a valid email, and no request is sent',
  async (email) => {
    const { store, names } = setUp(known);
    store.setField('email', email);
    await store.submit();
    expect([store.emailError, names()]).toEqual(['Please enter a valid email', []]);
  },
);

test.each(['ada@example.com', "o'neil+forge@mail.example.co.uk"])('"%s" is a valid email', async (email) => {
  const { store } = setUp(known);
  store.setField('email', email);
  await store.submit();
  expect(store.step).toBe('sent');
});

test('sign-up requires all three fields', async () => {
  const { store, names } = setUp(unknown);
  store.setField('email', 'ada@example.com');
  await store.submit();
  store.setField('firstName', 'Ada');
  store.setField('lastName', '  ');
  await store.submit();
  expect([store.formError, names()]).toEqual(['Please fill in all fields', ['emailExists']]);
});

test('no request is sent without agreeing to the terms', async () => {
  const { store, names } = setUp(known);
  expect(store.agreed).toBe(true);
  store.setField('email', 'ada@example.com');
  store.setAgreed(false);
  await store.submit();
  expect(names()).toEqual([]);
});

test('an account that was created in the meantime gets a link instead of an error', async () => {
  const { store, names } = setUp({
    ...unknown,
    createUser: () => ({ status: 409, body: { error: 'taken' } }),
    sendMagicLink: () => ({}),
  });
  store.setField('email', 'ada@example.com');
  await store.submit();
  store.setField('firstName', 'Ada');
  store.setField('lastName', 'Lovelace');
  await store.submit();
  expect([store.step, names().at(-1)]).toEqual(['sent', 'sendMagicLink']);
});

test('another link can be requested only after the pause', async () => {
  const { clock, store, names } = setUp(known);
  store.setField('email', 'ada@example.com');
  await store.submit();
  await store.resend();
  expect(names()).toHaveLength(2);
  clock.now += RESEND_DELAY_MS;
  await store.resend();
  expect(names()).toEqual(['emailExists', 'sendMagicLink', 'sendMagicLink']);
  expect(store.resendAt).toBe(clock.now + RESEND_DELAY_MS);
});

test('a server error is shown, the form stays usable, and typing clears it', async () => {
  const { store } = setUp({ emailExists: () => ({ status: 429, body: { error: 'Please wait a minute.' } }) });
  store.setField('email', 'ada@example.com');
  await store.submit();
  expect([store.formError, store.busy, store.step]).toEqual(['Please wait a minute.', false, 'email']);
  store.setField('email', 'ada@example.org');
  expect(store.formError).toBeNull();
});

test('changing the email keeps the names', async () => {
  const { store } = setUp(unknown);
  store.setField('email', 'ada@example.com');
  await store.submit();
  store.setField('firstName', 'Ada');
  store.changeEmail();
  expect([store.step, store.email, store.firstName]).toEqual(['email', 'ada@example.com', 'Ada']);
});
