import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { ConnectionStore } from '../connection.store';
import { addWrite, keepWrite, listenToWrites, queueWrite, removeWrite, retryWrite } from './change-queue';
import { loadAhead } from './load-ahead';
import type { QueuedWrite, SentOutcome, WriteHandler } from './queued-write';
import { WriteQueue } from './write-queue.store';

const PAGE = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const LOCK = 'emberforge.outbox';

/** A made-up kind: notes on pages. */
interface Note {
  page: string;
  text: string;
}

function noteKind(
  name: string,
  { merge, resolve }: Pick<QueuedWrite<Note>, 'merge'> & Pick<WriteHandler<Note>, 'resolve'> = {},
) {
  const announced: SentOutcome[] = [];
  const kind: QueuedWrite<Note> = {
    name,
    read: (stored) => (typeof (stored as Note).text === 'string' ? (stored as Note) : null),
    keyOf: ({ page }) => page,
    merge,
    load: async () => ({
      send: ({ data: { page, text } }, { api }) =>
        api.call('sendSpellbookFeedback', { params: { id: page }, body: { userFeedback: text } }),
      resolve,
      announce: (outcome) => void announced.push(outcome),
      describe: ({ data: { text } }) => ({ title: text, href: '/' }),
    }),
  };
  return { kind, announced };
}

/** A server that takes what it gets, windows of one browser, and a switch between them. */
function setUp(platform = fakePlatform(), { kind, announced } = noteKind('note')) {
  const server = { isUp: false, signedIn: 'ada', answer: (): FakeAnswer => ({}) };
  const api = fakeApi({ sendSpellbookFeedback: () => (server.isUp ? server.answer() : 'offline') });
  api.tokens.set(fakeToken(900));
  const probe = async () => {
    if (!server.isUp) throw new Error('down');
    return '1';
  };
  const connection = new ConnectionStore({ network: platform.network, probe });
  const open = (owner = 'ada', own: Partial<typeof platform> = {}, kinds: QueuedWrite[] = [kind]) =>
    new WriteQueue({
      api: api.client,
      platform: { ...platform, ...own },
      connection,
      kinds,
      owner,
      isOwnersTurn: async () => server.signedIn === owner,
    });
  const add = (queue: WriteQueue, text: string, page = PAGE) => addWrite(queue, kind, { page, text });
  const texts = (queue: WriteQueue) => queue.writes.map(({ data }) => (data as Note).text);
  const sent = () => api.seen.map(({ body }) => (body as { userFeedback: string }).userFeedback);
  return { server, api, connection, platform, kind, announced, open, add, texts, sent };
}

/** Each task waits for the one before, like windows under a lock. */
function takingTurns() {
  let queue: Promise<unknown> = Promise.resolve();
  return <T>(_name: string, task: () => Promise<T>) => {
    const turn = queue.then(task);
    queue = turn.catch(() => {}); // its caller gets the error
    return turn;
  };
}

test('what was made without a connection is sent once and in order, when it’s back', async () => {
  const { server, open, add, sent, texts, announced } = setUp();
  const queue = open();
  for (const text of ['first', 'second', 'second']) add(queue, text);
  add(queue, 'other', OTHER);
  await queue.sendAll();
  expect([texts(queue).length, announced]).toEqual([4, []]);
  server.isUp = true;
  await Promise.all([queue.sendAll(), queue.sendAll()]);
  await queue.sendAll();
  expect(sent().slice(1)).toEqual(['first', 'second', 'second', 'other']);
  expect(announced).toEqual([1, 2, 3, 4].map(() => ({ reply: {} })));
  expect([queue.writes, queue.sent.length]).toEqual([[], 4]);
});

test('a call without an answer is kept, and one that the server refused isn’t', async () => {
  const { server, api, open, kind, texts } = setUp();
  const queue = open();
  const fails = (answer: FakeAnswer) => {
    server.isUp = true;
    server.answer = () => answer;
    return api.client
      .call('sendSpellbookFeedback', { params: { id: PAGE }, body: { userFeedback: 'mine' } })
      .catch((error: unknown) => error);
  };
  const refused = await fails({ status: 404, body: { error: 'No.' } });
  expect(keepWrite(queue, kind, { page: PAGE, text: 'mine' }, refused)).toBe(false);
  const lost = await fails('timeout');
  server.answer = () => 'offline';
  expect([keepWrite(queue, kind, { page: PAGE, text: 'mine' }, lost), texts(queue)]).toEqual([
    true,
    ['mine'],
  ]);
});

test('if the connection failed for just a moment, it’s sent right away', async () => {
  const { server, open, kind, sent } = setUp();
  const queue = open();
  server.isUp = true;
  queueWrite(queue, kind, { page: PAGE, text: 'mine' });
  await vi.waitFor(() => expect(queue.writes).toEqual([]));
  expect(sent()).toEqual(['mine']);
});

test('what’s added while others are sent is sent with them', async () => {
  const { server, open, add, sent } = setUp();
  const queue = open();
  add(queue, 'first');
  server.isUp = true;
  server.answer = () => {
    if (sent().length === 1) add(queue, 'second');
    return {};
  };
  await queue.sendAll();
  expect(sent()).toEqual(['first', 'second']);
});

test('it survives a reload, and is neither shown nor sent while somebody else is signed in', async () => {
  const { server, open, add, texts, sent } = setUp();
  add(open(), 'mine');
  Object.assign(server, { isUp: true, signedIn: 'grace' });
  const others = open('grace');
  await others.sendAll();
  expect([sent(), texts(others)]).toEqual([[], []]);
  // A window of Ada's that hasn't noticed yet.
  await open().sendAll();
  expect(sent()).toEqual([]);
  server.signedIn = 'ada';
  await open().sendAll();
  expect(sent()).toEqual(['mine']);
});

test('it isn’t tried again for somebody who has left meanwhile', async () => {
  const { server, open, add, sent, texts } = setUp();
  const queue = open();
  add(queue, 'mine');
  server.isUp = true;
  server.answer = () => {
    queue.dispose();
    server.signedIn = 'grace';
    return 'offline';
  };
  await queue.sendAll();
  expect([sent(), texts(open())]).toEqual([['mine'], ['mine']]);
});

test('what was removed is never sent, not by another window either', async () => {
  const { server, open, add, sent, texts } = setUp();
  const queue = open();
  const added = add(queue, 'mine');
  const other = open();
  removeWrite(queue, added?.id ?? '');
  server.isUp = true;
  await Promise.all([queue.sendAll(), other.sendAll()]);
  expect([sent(), texts(other)]).toEqual([[], []]);
});

test('two windows send it once, even if one of them still sees what’s stored afterwards', async () => {
  const { server, open, add, sent, platform } = setUp();
  const exclusive = takingTurns();
  const queue = open('ada', { exclusive });
  add(queue, 'mine');
  const stale = fakePlatform().storage;
  for (const key of platform.storage.keys('')) stale.set(key, platform.storage.get(key) ?? '');
  const other = open('ada', { exclusive, storage: stale });
  server.isUp = true;
  await Promise.all([queue.sendAll(), other.sendAll()]);
  expect(sent()).toEqual(['mine']);
});

test('a window of the version before sends under the same lock', async () => {
  const { server, open, add } = setUp();
  const locks: string[] = [];
  const exclusive = <T>(name: string, task: () => Promise<T>) => {
    locks.push(name);
    return task();
  };
  const queue = open('ada', { exclusive });
  add(queue, 'mine');
  server.isUp = true;
  await queue.sendAll();
  expect(locks).toEqual([LOCK]);
});

test('writes of two windows are kept side by side', async () => {
  const { server, open, add, sent } = setUp();
  const [one, two] = [open(), open()];
  add(one, 'first');
  add(two, 'second', OTHER);
  add(one, 'third', OTHER);
  server.isUp = true;
  await two.sendAll();
  expect(sent()).toEqual(['first', 'second', 'third']);
});

test('of a kind whose last state counts, only that one is sent, by whichever window', async () => {
  const lastWins = noteKind('switch', { merge: (_waiting, added) => added });
  const { server, open, add, sent, texts } = setUp(fakePlatform(), lastWins);
  const exclusive = takingTurns();
  const [one, two] = [open('ada', { exclusive }), open('ada', { exclusive })];
  add(one, 'on');
  add(one, 'other', OTHER);
  add(two, 'off');
  expect(texts(two)).toEqual(['other', 'off']);
  server.isUp = true;
  await Promise.all([one.sendAll(), two.sendAll()]);
  expect(sent()).toEqual(['other', 'off']);
});

test('of a kind whose repetitions don’t count, the first one is sent', async () => {
  const once = noteKind('once', {
    merge: (waiting, added) => (waiting.text === added.text ? waiting : null),
  });
  const { open, add, texts } = setUp(fakePlatform(), once);
  const queue = open();
  const [first] = [add(queue, 'same'), add(queue, 'same'), add(queue, 'new'), add(queue, 'same')];
  expect(texts(queue)).toEqual(['same', 'new', 'same']);
  expect(queue.writes[0]?.id).toBe(first?.id);
});

test('a refused write stays with its reason, and those after it are sent', async () => {
  const { server, open, add, sent, announced } = setUp();
  const queue = open();
  add(queue, 'refused');
  add(queue, 'fine', OTHER);
  server.isUp = true;
  const answers: FakeAnswer[] = [{ status: 404, body: { error: 'There is no such page.' } }];
  server.answer = () => answers.shift() ?? {};
  await queue.sendAll();
  const reason = 'There is no such page.';
  expect(announced).toMatchObject([{ error: { message: reason } }, { reply: {} }]);
  expect([queue.waiting, queue.writes]).toMatchObject([[], [{ refusal: reason, data: { text: 'refused' } }]]);
  await open().sendAll();
  expect(open().writes).toMatchObject([{ refusal: reason }]);
  retryWrite(queue, queue.writes[0]?.id ?? '');
  await vi.waitFor(() => expect(queue.writes).toEqual([]));
  expect(sent()).toEqual(['refused', 'fine', 'refused']);
});

test('what’s on the screen gets the outcome of its own, instead of a message to the learner', async () => {
  const { server, open, add, kind, announced } = setUp();
  const queue = open();
  const outcomes: SentOutcome[] = [];
  const stop = listenToWrites(queue, kind, PAGE, (outcome) => outcomes.push(outcome));
  server.isUp = true;
  add(queue, 'mine');
  add(queue, 'other', OTHER);
  await queue.sendAll();
  expect([outcomes.length, announced.length]).toEqual([1, 1]);
  stop();
  add(queue, 'later');
  await queue.sendAll();
  expect([outcomes.length, announced.length]).toEqual([1, 2]);
});

test('after a conflict, a kind can send something else, which is then what’s kept', async () => {
  const merging = noteKind('merging', {
    resolve: async ({ data }) => ({ ...data, text: `${data.text}, merged` }),
  });
  const { server, open, add, sent, texts } = setUp(fakePlatform(), merging);
  const queue = open();
  add(queue, 'mine');
  server.isUp = true;
  const answers: FakeAnswer[] = [{ status: 409, body: { error: 'It has changed.' } }, 'offline'];
  server.answer = () => {
    const answer = answers.shift() ?? {};
    if (answer === 'offline') server.isUp = false;
    return answer;
  };
  await queue.sendAll();
  expect(texts(open())).toEqual(['mine, merged']);
  server.isUp = true;
  await open().sendAll();
  expect(sent()).toEqual(['mine', 'mine, merged', 'mine, merged']);
});

test.each([
  ['that can’t do anything about it', undefined],
  ['that leaves it to the learner', async () => null],
])('a conflict of a kind %s is a refusal', async (_, resolve) => {
  const { server, open, add } = setUp(fakePlatform(), noteKind('note', { resolve }));
  const queue = open();
  add(queue, 'mine');
  server.isUp = true;
  server.answer = () => ({ status: 409, body: { error: 'It has changed.' } });
  await queue.sendAll();
  expect(queue.writes).toMatchObject([{ refusal: 'It has changed.' }]);
});

test('an ended session keeps it for the next sign-in', async () => {
  const { server, open, add, texts } = setUp();
  const queue = open();
  add(queue, 'mine');
  server.isUp = true;
  server.answer = () => ({ status: 401, body: { error: 'no' } });
  await queue.sendAll();
  expect([texts(queue), queue.waiting.length]).toEqual([['mine'], 1]);
});

test.each([429, 503])('after a %i everything waits as long as the server says', async (status) => {
  const { server, open, add, sent } = setUp();
  const queue = open();
  await loadAhead(queue);
  vi.useFakeTimers();
  add(queue, 'first');
  add(queue, 'second', OTHER);
  server.isUp = true;
  const answers: FakeAnswer[] = [{ status, headers: { 'retry-after': '40' }, body: { error: 'Wait.' } }];
  server.answer = () => answers.shift() ?? {};
  await queue.sendAll();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(sent()).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(sent()).toEqual(['first', 'first', 'second']));
});

test('a browser that stores nothing keeps it while the window is open', async () => {
  const { server, open, add, sent, texts } = setUp({ ...fakePlatform(), storage: refusingStorage });
  const queue = open();
  add(queue, 'mine');
  expect([texts(queue), queue.isStored]).toEqual([['mine'], false]);
  server.isUp = true;
  await queue.sendAll();
  expect([sent(), texts(queue)]).toEqual([['mine'], []]);
});

test('a full device keeps what fits, and the rest while the window is open', async () => {
  const platform = fakePlatform();
  const { storage } = platform;
  let isFull = false;
  const limited = { ...storage, set: (key: string, value: string) => !isFull && storage.set(key, value) };
  const { server, open, add, sent, texts } = setUp({ ...platform, storage: limited });
  const queue = open();
  add(queue, 'fits');
  isFull = true;
  add(queue, 'too much', OTHER);
  expect([queue.isStored, texts(queue)]).toEqual([false, ['fits', 'too much']]);
  server.isUp = true;
  await queue.sendAll();
  expect([sent(), queue.isStored]).toEqual([['fits', 'too much'], true]);
});

test('a damaged entry, and one of a kind that only a newer version knows, are passed over and stay stored', async () => {
  const { server, open, add, texts, sent, platform } = setUp();
  const newer = noteKind('newer').kind;
  platform.storage.set('emberforge.outbox.ada.broken', '{"id":');
  addWrite(open('ada', {}, [newer]), newer, { page: PAGE, text: 'of tomorrow' });
  const queue = open();
  add(queue, 'mine');
  expect(texts(queue)).toEqual(['mine']);
  server.isUp = true;
  await queue.sendAll();
  expect(sent()).toEqual(['mine']);
  expect(texts(open('ada', {}, [newer]))).toEqual(['of tomorrow']);
  expect(platform.storage.get('emberforge.outbox.ada.broken')).toBe('{"id":');
});

test('kinds are sent in one order, and what can’t be explained is refused in words', async () => {
  const broken = noteKind('broken').kind;
  const failing: QueuedWrite<Note> = {
    ...broken,
    load: async () => ({
      ...(await broken.load()),
      send: async () => {
        throw new TypeError('a mistake');
      },
    }),
  };
  const { server, open, kind, sent } = setUp();
  const queue = open('ada', {}, [failing, kind]);
  addWrite(queue, failing, { page: PAGE, text: 'first' });
  addWrite(queue, kind, { page: PAGE, text: 'second' });
  server.isUp = true;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue.sendAll();
  expect([sent(), error.mock.calls.length]).toEqual([['second'], 1]);
  expect(queue.writes).toMatchObject([{ refusal: 'Unknown error occurred' }]);
});

test('a mistake in what shows an outcome doesn’t hold up what’s sent next', async () => {
  const { server, open, add, kind, sent } = setUp();
  const queue = open();
  listenToWrites(queue, kind, PAGE, () => {
    throw new TypeError('a mistake');
  });
  add(queue, 'first');
  add(queue, 'second', OTHER);
  server.isUp = true;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await queue.sendAll();
  expect([sent(), queue.writes, error.mock.calls.length]).toEqual([['first', 'second'], [], 1]);
});
