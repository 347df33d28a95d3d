import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { DesktopLoginStore } from './desktop-login.store';
import { desktopRequestIn } from './desktop-request';

const CODE = 'a-code';
const request = { challenge: 'c'.repeat(43), state: 's'.repeat(43) };
const TEN_MINUTES = 600_000;

function setUp(handlers: FakeHandlers = { otpCreate: () => ({ body: { otp: CODE } }) }) {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const opened: string[] = [];
  let now = 0;
  const store = new DesktopLoginStore({
    api: api.client,
    request,
    openLink: (link) => opened.push(link),
    now: () => now,
  });
  const wait = (ms: number) => {
    now += ms;
    store.checkExpiry();
  };
  return { api, store, opened, wait };
}

test('nothing is created before the learner agrees', () => {
  const { api, store, opened } = setUp();
  expect([store.step, api.seen, opened]).toEqual(['asking', [], []]);
});

test('the app gets a code for its challenge, with the state it expects', async () => {
  const { api, store, opened } = setUp();
  await store.approve();
  expect(api.seen[0]?.body).toEqual({ desktop: { challenge: request.challenge } });
  expect(opened).toEqual([`emberforge://cli/login?code=${CODE}&state=${request.state}`]);
  expect([store.step, store.code]).toEqual(['sent', CODE]);
});

test('a refusal is shown, and the learner can try again', async () => {
  const answers = [
    { status: 429, body: { error: 'Too many requests. Please wait.' } },
    { body: { otp: CODE } },
  ];
  const { store, opened } = setUp({ otpCreate: () => answers.shift()! });
  await store.approve();
  expect([store.step, store.error, opened]).toEqual(['asking', 'Too many requests. Please wait.', []]);
  await store.approve();
  expect([store.step, store.error, opened.length]).toEqual(['sent', null, 1]);
});

test('after ten minutes the code is gone, and a fresh one can be sent', async () => {
  const codes = ['first', 'second'];
  const { store, opened, wait } = setUp({ otpCreate: () => ({ body: { otp: codes.shift() } }) });
  await store.approve();
  wait(TEN_MINUTES - 1);
  expect(store.step).toBe('sent');
  wait(1);
  expect([store.step, store.link]).toEqual(['expired', null]);
  await store.approve();
  expect(opened[1]).toContain('code=second');
});

test.each([
  ['without a challenge', { state: request.state }],
  ['with half a challenge', { ...request, challenge: 'short' }],
  ['without a state', { challenge: request.challenge }],
  ['with a state that is no state', { ...request, state: `${request.state}&code=evil` }],
])('an address %s is incomplete', (_what, query) => {
  expect(desktopRequestIn(new URLSearchParams(query as Record<string, string>))).toBeNull();
});
