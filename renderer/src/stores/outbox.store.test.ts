import { toSubmissionBody } from '@web/api';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform, refusingStorage } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { ConnectionStore } from './connection.store';
import { GUEST } from './guest';
import { OutboxStore } from './outbox.store';
import type { SentOutcome } from './waiting-answer';

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
    return outbox.keep({ lessonUuid, body: body(text) }, error);
  };
  const restart = () => {
    server.isUp = true;
    api.seen.length = 0;
  };
  return { server, open, submit, restart, platform, sent: () => api.seen.map(answerOf), api };
}

test('every answer is sent once and in order, when the connection is back', async () => {
  const { open, submit, restart, sent } = setUp();
  const { outbox, outcomes } = open();
  expect(await submit(outbox, LESSON, 'first')).toBe(true);
  await submit(outbox, LESSON, 'second');
  await submit(outbox, LESSON, 'second');
  await submit(outbox, OTHER, 'other');
  expect([outbox.isWaiting(LESSON), outbox.isWaiting(OTHER)]).toEqual([true, true]);
  restart();
  await Promise.all([outbox.sendAll(), outbox.sendAll()]);
  await outbox.sendAll();
  expect(sent()).toEqual(['first', 'second', 'other']);
  expect(outcomes).toMatchObject([1, 2, 3].map(() => ({ reply: { resultSlug: 'success' } })));
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
  outbox.remove(outbox.waitingFor(LESSON)?.id ?? '');
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

test('an answer that may have arrived is sent again as the same request', async () => {
  const { server, open, submit, restart, api } = setUp();
  const { outbox } = open();
  restart();
  server.answer = () => 'timeout';
  expect(await submit(outbox, LESSON, 'slow')).toBe(true);
  await outbox.sendAll();
  server.answer = () => ({ body: { resultSlug: 'success' } });
  await outbox.sendAll();
  const ids = api.seen.slice(1).map(({ body }) => (body as { requestId: string }).requestId);
  expect([outbox.isWaiting(LESSON), ids.length > 1, new Set(ids).size]).toEqual([false, true, 1]);
});

test('a refused answer stays with its reason, and those after it are sent', async () => {
  const { server, open, submit, restart, sent } = setUp();
  const { outbox } = open();
  await submit(outbox, LESSON, 'refused');
  await submit(outbox, OTHER, 'fine');
  restart();
  let answers: FakeAnswer[] = [{ status: 404, body: { error: 'There is no such lesson.' } }];
  server.answer = () => answers.shift() ?? { body: { resultSlug: 'success' } };
  await outbox.sendAll();
  expect(outbox.answers).toMatchObject([
    { lessonUuid: LESSON, refusal: 'There is no such lesson.', body: { TextInput: 'refused' } },
  ]);
  expect(open().outbox.answers).toMatchObject([{ refusal: 'There is no such lesson.' }]);
  answers = [];
  outbox.retry(outbox.answers[0]?.id ?? '');
  await vi.waitFor(() => expect(outbox.answers).toEqual([]));
  expect(sent()).toEqual(['refused', 'fine', 'refused']);
});

test('a failure of the judge refuses nothing for good', async () => {
  const { server, open, submit, restart } = setUp();
  const { outbox } = open();
  await submit(outbox, LESSON, 'mine');
  restart();
  server.answer = () => ({
    body: { resultSlug: 'system-error', resultMessage: 'Our checker hit a problem.' },
  });
  await outbox.sendAll();
  expect(outbox.answers).toMatchObject([{ refusal: 'Our checker hit a problem.' }]);
});

test('a busy server is asked again when it says', async () => {
  vi.useFakeTimers();
  const { server, open, submit, restart, sent } = setUp();
  const { outbox } = open();
  await submit(outbox, LESSON, 'first');
  await submit(outbox, OTHER, 'second');
  restart();
  const answers: FakeAnswer[] = [{ status: 429, headers: { 'retry-after': '40' }, body: { error: 'Wait.' } }];
  server.answer = () => answers.shift() ?? { body: { resultSlug: 'success' } };
  await outbox.sendAll();
  expect(sent()).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(sent()).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(sent()).toEqual(['first', 'first', 'second']));
});

test('answers of two windows are kept side by side', async () => {
  const { open, submit, restart, sent } = setUp();
  const [one, two] = [open().outbox, open().outbox];
  await submit(one, LESSON, 'first');
  await submit(two, OTHER, 'second');
  await submit(one, OTHER, 'third');
  restart();
  await two.sendAll();
  expect(sent()).toEqual(['first', 'second', 'third']);
});

test('a full device keeps what fits, and the rest while the window is open', async () => {
  const platform = fakePlatform();
  const { storage } = platform;
  let isFull = false;
  const limited = { ...storage, set: (key: string, value: string) => !isFull && storage.set(key, value) };
  const { open, submit, restart, sent } = setUp({ ...platform, storage: limited });
  const { outbox } = open();
  await submit(outbox, LESSON, 'fits');
  isFull = true;
  await submit(outbox, OTHER, 'too much');
  expect([outbox.isStored, outbox.answers.length]).toEqual([false, 2]);
  restart();
  await outbox.sendAll();
  expect([sent(), outbox.isStored]).toEqual([['fits', 'too much'], true]);
});

test('a damaged entry is passed over', async () => {
  const { open, submit, platform } = setUp();
  await submit(open().outbox, LESSON, 'mine');
  platform.storage.set('emberforge.outbox.ada.broken', '{"id":');
  expect(open().outbox.answers).toMatchObject([{ body: { TextInput: 'mine' } }]);
});

test('what’s waiting carries the proof of when it was made', async () => {
  const { open, submit, restart, api } = setUp();
  const { outbox } = open();
  outbox.sign = async ({ madeAt }) => ({ anchor: 'anchor', signature: `of ${madeAt}` });
  await submit(outbox, LESSON, 'mine');
  const madeAt = outbox.answers[0]?.madeAt;
  const proof = { anchor: 'anchor', signature: `of ${madeAt}` };
  await vi.waitFor(() => expect(outbox.answers[0]?.proof).toEqual(proof));
  restart();
  await open().outbox.sendAll();
  expect(api.seen.at(-1)?.body).toMatchObject({
    offline: { anchorUUID: proof.anchor, localMadeAt: madeAt, signature: proof.signature },
  });
});
