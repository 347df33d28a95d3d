import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error';
import { ConnectionNotices } from './connection-notices';
import { FakeSocket } from './fake-socket';
import { RealtimeSocket } from './realtime-socket';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Situation {
  random?: number;
  signedIn?: boolean;
  brave?: boolean;
  serverVersion?: string;
}

function setUp(over: Situation = {}) {
  const board = new Map<string, string>();
  const tokens = { refresh: vi.fn(async () => 'renewed') };
  let count = 0;
  const newTicket = vi.fn(async () => `ticket-${++count}`);
  const checkServer = vi.fn();
  const notices = new ConnectionNotices({
    board: { show: (id, _kind, text) => void board.set(id, text), dismiss: (id) => void board.delete(id) },
    isSignedIn: () => over.signedIn ?? true,
    isBrave: async () => over.brave ?? false,
    checkServer,
    version: '1',
    serverVersion: async () => over.serverVersion ?? '1',
  });
  const heard: unknown[] = [];
  const socket = new RealtimeSocket({
    baseURL: 'wss://host',
    newTicket,
    tokens,
    notices,
    onMessage: (message) => heard.push(message),
    WebSocket: FakeSocket,
    random: () => over.random ?? 0,
  });
  const checks = () => checkServer.mock.calls.length;
  return { socket, newTicket, tokens, heard, checks, texts: () => [...board.values()] };
}

/** Waits for the next connection attempt. */
async function nextAttempt() {
  const count = FakeSocket.all.length;
  while (FakeSocket.all.length === count) await vi.advanceTimersToNextTimerAsync();
}

async function failOnce() {
  FakeSocket.last.fail();
  await nextAttempt();
}

test('connects with a new ticket each time', async () => {
  setUp();
  await pass(0);
  expect(FakeSocket.last.url).toBe('wss://host/v1/ws/pushevents?ticket=ticket-1');
  FakeSocket.last.open();
  FakeSocket.last.end(1006);
  await nextAttempt();
  expect(FakeSocket.last.url).toBe('wss://host/v1/ws/pushevents?ticket=ticket-2');
});

test.each([
  [0, 1_000],
  [0.5, 3_000],
  [1, 5_000],
])('with the random number %d waits %d ms, then 1.3 times as long, up to 10 s', async (random, first) => {
  setUp({ random });
  await pass(0);
  let delay = first;
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    FakeSocket.last.fail();
    await pass(delay - 1);
    expect(FakeSocket.all).toHaveLength(attempt);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(attempt + 1);
    delay = Math.min(Math.floor(first * 1.3 ** attempt), 10_000);
  }
});

test('an attempt times out after 4 seconds', async () => {
  setUp();
  await pass(0);
  await pass(3_999);
  expect(FakeSocket.last.readyState).toBe(0);
  await pass(1 + 1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a connection that lasted 5 seconds resets the delay; a shorter one does not', async () => {
  setUp();
  await pass(0);
  await failOnce();
  await failOnce();
  FakeSocket.last.open();
  await pass(4_000);
  FakeSocket.last.end(1006);
  await pass(1_600);
  expect(FakeSocket.all).toHaveLength(3);
  await nextAttempt();
  expect(FakeSocket.all).toHaveLength(4);
  FakeSocket.last.open();
  await pass(5_000);
  FakeSocket.last.end(1006);
  await pass(1_000);
  expect(FakeSocket.all).toHaveLength(5);
});

test('pings every 30 seconds while connected, and not afterwards', async () => {
  setUp();
  await pass(0);
  const first = FakeSocket.last;
  first.open();
  await pass(60_000);
  expect(first.sent).toEqual(['{"Type":"ping"}', '{"Type":"ping"}']);
  first.end(1006);
  await nextAttempt();
  FakeSocket.last.open();
  await pass(29_999);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('messages sent before the connection is open are queued', async () => {
  const { socket } = setUp();
  socket.send('boss_feed_subscribe');
  await pass(0);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual(['{"Type":"boss_feed_subscribe"}']);
});

test('an error shows the lost-connection toast, and reconnecting dismisses it', async () => {
  const { texts } = setUp();
  await pass(0);
  await failOnce();
  expect(texts()).toEqual(['Oops, lost connection! Click here to refresh!']);
  FakeSocket.last.open();
  await pass(0);
  expect(texts()).toEqual([]);
});

test('the fifth failure in a row changes the toast, and later ones do not', async () => {
  const { texts } = setUp();
  await pass(0);
  for (let failure = 1; failure <= 4; failure += 1) await failOnce();
  expect(texts()).toEqual(['Oops, lost connection! Click here to refresh!']);
  await failOnce();
  expect(texts()).toEqual(['Oops, connection lost! Click here to refresh the page.']);
  await failOnce();
  expect(texts()).toEqual(['Oops, connection lost! Click here to refresh the page.']);
});

test('without a ticket there is no connection, which counts like a lost one', async () => {
  const { newTicket, texts } = setUp();
  await pass(0);
  FakeSocket.last.open();
  newTicket.mockRejectedValue(new ApiError(0, 'offline', 'offline'));
  FakeSocket.last.end(1006); // the first failure
  while (newTicket.mock.calls.length < 1 + 3) await vi.advanceTimersToNextTimerAsync();
  expect(texts()).toEqual(['Oops, lost connection! Click here to refresh!']);
  await vi.advanceTimersToNextTimerAsync();
  expect([texts(), newTicket.mock.calls.length]).toEqual([
    ['Oops, connection lost! Click here to refresh the page.'],
    1 + 4,
  ]);
  newTicket.mockResolvedValue('ticket-again');
  await nextAttempt();
  expect(FakeSocket.last.url).toContain('?ticket=ticket-again');
  FakeSocket.last.open();
  await pass(0);
  expect(texts()).toEqual([]);
});

test('a successful connection resets the failure count', async () => {
  const { texts } = setUp();
  await pass(0);
  for (let failure = 1; failure <= 4; failure += 1) await failOnce();
  FakeSocket.last.open();
  FakeSocket.last.end(1006);
  await nextAttempt();
  expect(texts()).toEqual([]);
});

test('Brave users see a different text', async () => {
  const { texts } = setUp({ brave: true });
  await pass(0);
  for (let failure = 1; failure <= 5; failure += 1) await failOnce();
  expect(texts()).toEqual([
    'There are known issues with Brave. Please disable Brave Shields for this page or try another browser.',
  ]);
});

test('each lost connection has the app find out whether the server answers; the toasts don’t wait for it', async () => {
  const { texts, checks } = setUp();
  await pass(0);
  FakeSocket.last.fail();
  expect([texts(), checks() > 0]).toEqual([['Oops, lost connection! Click here to refresh!'], true]);
});

test('guests see no toasts', async () => {
  const { texts } = setUp({ signedIn: false });
  await pass(0);
  for (let failure = 1; failure <= 6; failure += 1) await failOnce();
  expect(texts()).toEqual([]);
});

test('code 3000 refreshes the token once and reconnects with the new one', async () => {
  const { tokens, texts } = setUp();
  await pass(0);
  FakeSocket.last.open();
  let renew = (_token: string) => {};
  tokens.refresh.mockImplementationOnce(() => new Promise((resolve) => (renew = resolve)));
  FakeSocket.last.end(3000);
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  renew('renewed');
  await pass(0);
  expect(FakeSocket.all).toHaveLength(2);
  expect(tokens.refresh).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

test('code 3000 and a rejected refresh stop reconnecting', async () => {
  const { tokens } = setUp();
  await pass(0);
  tokens.refresh.mockRejectedValueOnce(new ApiError(401, 'no'));
  FakeSocket.last.open();
  FakeSocket.last.end(3000);
  await pass(120_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('code 3000 and an unreachable server retry later', async () => {
  const { tokens } = setUp();
  await pass(0);
  tokens.refresh.mockRejectedValueOnce(new ApiError(0, 'offline', 'offline'));
  FakeSocket.last.open();
  FakeSocket.last.end(3000);
  await pass(29_999);
  expect(FakeSocket.all).toHaveLength(1);
  await nextAttempt();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a new token that is rejected right away is not refreshed in a loop', async () => {
  const { tokens } = setUp();
  await pass(0);
  FakeSocket.last.open();
  FakeSocket.last.end(3000);
  await pass(0);
  FakeSocket.last.open();
  FakeSocket.last.end(3000);
  await pass(20_000);
  expect(tokens.refresh).toHaveBeenCalledTimes(1);
  expect(FakeSocket.all).toHaveLength(2);
  await pass(10_001);
  expect(FakeSocket.all).toHaveLength(3);
});

test('each open compares versions, and a new version shows a persistent toast', async () => {
  const { texts } = setUp({ serverVersion: '2' });
  await pass(0);
  FakeSocket.last.open();
  await pass(0);
  expect(texts()).toEqual(['A new version of the app is available. Click here to refresh.']);
});

test('events reach the app with the app’s names, errors are only logged, and invalid messages are ignored', async () => {
  const { heard } = setUp();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await pass(0);
  FakeSocket.last.open();
  const ids = { LessonUUID: null, CourseUUID: null, ChallengeUUID: null, StructuredErrCLI: null };
  FakeSocket.last.receive({ Type: 'pong' });
  FakeSocket.last.receive({
    Type: 'LessonSubmissionEvent',
    Data: {
      ...ids,
      SubmissionUUID: '6bbc6fe3-4060-4892-a57c-19e4624d9f34',
      ResultSlug: 'success',
      ResultMessage: '',
      XPReward: 5,
      XPBreakdown: [{ Name: 'Lesson', Percent: 0, XP: 5 }],
    },
  });
  FakeSocket.last.receive({ Type: 'error', Error: 'bad subscription' });
  FakeSocket.last.receive({ Type: 'Gossip' });
  expect(heard).toMatchObject([
    { type: 'pong' },
    {
      type: 'LessonSubmissionEvent',
      data: { resultSlug: 'success', lessonUuid: null, xpBreakdown: [{ name: 'Lesson', xp: 5 }] },
    },
  ]);
  expect(log).toHaveBeenCalledWith('Realtime: bad subscription');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('after the app closes it, it stays closed and its toast is dismissed', async () => {
  const { socket, texts } = setUp();
  await pass(0);
  await failOnce();
  expect(texts()).toHaveLength(1);
  socket.close();
  await pass(60_000);
  expect([texts(), FakeSocket.all.length]).toEqual([[], 2]);
});
