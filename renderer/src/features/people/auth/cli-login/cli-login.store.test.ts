import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { CliLoginStore } from './cli-login.store';
import { handOver } from './waiting-terminal';

const CODE = 'a-code';

function setUp(
  handlers: FakeHandlers = { otpCreate: () => ({ body: { otp: CODE } }) },
  handOff: (code: string) => ReturnType<typeof handOver> = async () => 'delivered',
) {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const clock = { now: 0 };
  const options = { api: api.client, handOver: handOff, now: () => clock.now };
  return { api, clock, store: new CliLoginStore(options) };
}

test('the code is shown and handed to the waiting terminal', async () => {
  const given: string[] = [];
  const { store } = setUp(undefined, async (code) => {
    given.push(code);
    return 'delivered';
  });
  await store.start();
  expect([store.code, store.handOff, given]).toEqual([CODE, 'delivered', [CODE]]);
});

test('a terminal that was started late gets the same code', async () => {
  const answers = ['absent', 'delivered'] as const;
  let asked = 0;
  const { store } = setUp(undefined, async () => answers[asked++]!);
  await store.start();
  expect([store.code, store.handOff]).toEqual([CODE, 'absent']);
  await store.tryHandOver();
  expect([store.code, store.handOff]).toEqual([CODE, 'delivered']);
});

test('too many codes say so, and another try works', async () => {
  let isFirst = true;
  const { store } = setUp({
    otpCreate: () => {
      if (!isFirst) return { body: { otp: CODE } };
      isFirst = false;
      return { status: 429, body: { error: 'Too many requests. Please wait.' } };
    },
  });
  await store.start();
  expect([store.code, store.error]).toEqual([null, 'Too many requests. Please wait.']);
  await store.start();
  expect([store.code, store.error]).toEqual([CODE, null]);
});

test('a code that no terminal took in ten minutes has expired, and a new one replaces it', async () => {
  const { store, clock } = setUp(undefined, async () => 'absent');
  await store.start();
  clock.now = 600_000 - 1;
  store.checkExpiry();
  expect(store.isExpired).toBe(false);
  clock.now += 1;
  store.checkExpiry();
  expect(store.isExpired).toBe(true);
  await store.start();
  expect([store.isExpired, store.code]).toEqual([false, CODE]);
});

test('a code that was delivered doesn’t expire', async () => {
  const { store, clock } = setUp();
  await store.start();
  clock.now = 600_000;
  store.checkExpiry();
  expect(store.isExpired).toBe(false);
});

/** A terminal client that answers with these statuses; 0 for a refused connection. */
function terminal(health: number, submit = 204) {
  const seen: string[] = [];
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    seen.push(`${init?.method ?? 'GET'} ${String(url)} ${init?.body ?? ''}`.trim());
    const status = init?.method === 'POST' ? submit : health;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  };
  return { seen, fetch };
}

test('the raw code is sent to the terminal once it is healthy', async () => {
  const { seen, fetch } = terminal(200);
  expect(await handOver(CODE, fetch)).toBe('delivered');
  expect(seen).toEqual(['GET http://localhost:9417/health', `POST http://localhost:9417/submit ${CODE}`]);
});

test.each([
  [0, 204, 'absent'],
  [404, 204, 'absent'],
  [200, 0, 'absent'],
  [200, 409, 'already-has-one'],
  [200, 403, 'refused'],
  [200, 500, 'absent'],
] as const)('a terminal with %i and %i: %s', async (health, submit, outcome) => {
  expect(await handOver(CODE, terminal(health, submit).fetch)).toBe(outcome);
});
