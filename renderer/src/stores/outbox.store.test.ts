import { toSubmissionBody } from '@web/api';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { ConnectionStore } from './connection.store';
import { GUEST } from './guest';
import { OutboxStore, type SentOutcome } from './outbox.store';

const LESSON = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const body = (text: string) => toSubmissionBody({ textInput: text }, 'UTC');
const answerOf = (request: { body: unknown }) => (request.body as { textInput: string }).textInput;

/** A server that grades what it gets, windows of one browser, and a switch between them. */
function setUp(platform = fakePlatform()) {
  const server = { isUp: false, answer: (): FakeAnswer => ({ body: { resultSlug: 'success' } }) };
  const answer = () => (server.isUp ? server.answer() : 'offline');
  const api = fakeApi({ submitLesson: answer, tryLesson: answer });
  api.tokens.set(fakeToken(900));
  const probe = async () => {
    if (!server.isUp) throw new Error('down');
    return '1';
  };
  const connection = new ConnectionStore({ network: platform.network, probe });
  const open = (owner = 'ada', own: Partial<typeof platform> = {}) => {
    const outbox = new OutboxStore({ api: api.client, platform: { ...platform, ...own }, connection, owner });
    const outcomes: SentOutcome[] = [];
    outbox.listen(null, (outcome) => outcomes.push(outcome));
    return { outbox, outcomes };
  };
  const submit = async (outbox: OutboxStore, lessonUuid: string, text: string) => {
    const error = await api.client
      .call('submitLesson', { params: { id: lessonUuid }, body: body(text) })
      .catch((cause: unknown) => cause);
    return outbox.keep(lessonUuid, body(text), error);
  };
  const restart = () => {
    server.isUp = true;
    api.seen.length = 0;
  };
  return { server, open, submit, restart, platform, sent: () => api.seen.map(answerOf), api };
}

test('the latest answer to each lesson is sent once, when the connection is back', async () => {
  const { open, submit, restart, sent } = setUp();
  const { outbox, outcomes } = open();
  expect(await submit(outbox, LESSON, 'first')).toBe(true);
  await submit(outbox, LESSON, 'second');
  await submit(outbox, OTHER, 'other');
  expect([outbox.isWaiting(LESSON), outbox.isWaiting(OTHER)]).toEqual([true, true]);
  restart();
  await Promise.all([outbox.sendAll(), outbox.sendAll()]);
  await outbox.sendAll();
  expect(sent()).toEqual(['second', 'other']);
  expect(outcomes).toMatchObject([{ reply: { resultSlug: 'success' } }, { reply: {} }]);
  expect(outbox.isWaiting(LESSON)).toBe(false);
});

test('an answer survives a reload, for its learner only', async () => {
  const { open, submit, restart, sent } = setUp();
  await submit(open().outbox, LESSON, 'mine');
  restart();
  await open('grace').outbox.sendAll();
  expect(sent()).toEqual([]);
  await open().outbox.sendAll();
  expect(sent()).toEqual(['mine']);
});

test('a canceled answer is never sent, not by another window either', async () => {
  const { open, submit, restart, sent } = setUp();
  const { outbox } = open();
  await submit(outbox, LESSON, 'mine');
  const other = open().outbox;
  outbox.cancel(LESSON);
  restart();
  await Promise.all([outbox.sendAll(), other.sendAll()]);
  expect([sent(), other.isWaiting(LESSON)]).toEqual([[], false]);
});

test('two windows send it once, even if one of them still sees the stored answer afterwards', async () => {
  const { open, submit, restart, sent, platform } = setUp();
  let queue: Promise<unknown> = Promise.resolve();
  const exclusive = <T>(_name: string, task: () => Promise<T>) => {
    const turn = queue.then(task);
    queue = turn;
    return turn;
  };
  const { outbox } = open('ada', { exclusive });
  await submit(outbox, LESSON, 'mine');
  const stale = fakePlatform().storage;
  for (const key of platform.storage.keys('')) stale.set(key, platform.storage.get(key) ?? '');
  const other = open('ada', { exclusive, storage: stale }).outbox;
  restart();
  await Promise.all([outbox.sendAll(), other.sendAll()]);
  expect(sent()).toEqual(['mine']);
});

test('a connection that fails again keeps the answer; a refusal ends the wait', async () => {
  const { server, open, submit, restart } = setUp();
  const { outbox, outcomes } = open();
  await submit(outbox, LESSON, 'mine');
  await outbox.sendAll();
  expect([outbox.isWaiting(LESSON), outcomes]).toEqual([true, []]);
  restart();
  server.answer = () => ({ status: 413, body: { error: 'Your answer is too large' } });
  await outbox.sendAll();
  expect([outbox.isWaiting(LESSON), outcomes]).toMatchObject([
    false,
    [{ error: { message: 'Your answer is too large' } }],
  ]);
});

test('an ended session keeps the answer for the next sign-in', async () => {
  const { server, open, submit, restart } = setUp();
  const { outbox } = open();
  await submit(outbox, LESSON, 'mine');
  restart();
  server.answer = () => ({ status: 401, body: { error: 'no' } });
  await outbox.sendAll();
  expect(outbox.isWaiting(LESSON)).toBe(true);
});

test('if the connection failed for just a moment, the answer is sent right away', async () => {
  const { open, submit, restart, sent } = setUp();
  const { outbox } = open();
  const kept = submit(outbox, LESSON, 'mine');
  restart();
  await kept;
  await vi.waitFor(() => expect(outbox.isWaiting(LESSON)).toBe(false));
  expect(sent().at(-1)).toBe('mine');
});

test('a browser that stores nothing keeps it while the window is open', async () => {
  const { open, submit, restart, sent } = setUp({ ...fakePlatform(), storage: refusingStorage });
  const { outbox } = open();
  await submit(outbox, LESSON, 'mine');
  expect([outbox.isWaiting(LESSON), outbox.isStored]).toEqual([true, false]);
  restart();
  await outbox.sendAll();
  expect([sent(), outbox.isWaiting(LESSON)]).toEqual([['mine'], false]);
});

test('a guest’s answer is checked when the connection is back, and not stored as theirs', async () => {
  const { open, submit, restart, api } = setUp();
  await submit(open(GUEST).outbox, LESSON, 'guest');
  restart();
  await open(GUEST).outbox.sendAll();
  expect(api.seen.map(({ name }) => name)).toEqual(['tryLesson']);
});

test('answers that may have arrived are not kept', async () => {
  const { server, open, submit, restart } = setUp();
  restart();
  server.answer = () => 'timeout';
  expect(await submit(open().outbox, LESSON, 'slow')).toBe(false);
});
