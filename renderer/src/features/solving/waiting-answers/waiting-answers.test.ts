import { ApiError, toSubmissionBody } from '@web/api';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { lessonRef } from '@web/exercises';
import { fakePlatform } from '@web/platform/testing';
import { ConnectionStore, GUEST, WriteQueue } from '@web/stores';
import { retryWrite } from '@web/stores/write-queue';
import { toastList, toasts } from '@web/ui/toasts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WaitingAnswer } from './answers';
import { AnswersStore } from './answers.store';
import { ANSWERS } from './queued-answers';
import { answerHandler } from './send-answers';

const LESSON = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const REQUEST = '33333333-3333-4333-8333-333333333333';
const success = (): FakeAnswer => ({
  body: {
    ...{ submissionUuid: crypto.randomUUID(), resultSlug: 'success', resultMessage: '' },
    ...{ xpReward: 0, xpBreakdown: [] },
  },
});
const body = (text: string) => toSubmissionBody({ textInput: text }, 'UTC');

beforeEach(() => toasts.clear());

/** A server that grades what it gets, and windows of one browser. */
function setUp(platform = fakePlatform()) {
  const server = { answer: success };
  const api = fakeApi({ submitLesson: () => server.answer(), tryLesson: () => server.answer() });
  api.tokens.set(fakeToken(900));
  const connection = new ConnectionStore({ network: platform.network, probe: async () => '1' });
  const open = (owner = 'ada') => {
    const writes = new WriteQueue({
      api: api.client,
      platform,
      connection,
      kinds: [ANSWERS],
      owner,
      isOwnersTurn: async () => true,
    });
    return { writes, answers: new AnswersStore(writes) };
  };
  const bodies = () => api.seen.map((request) => request.body as { textInput: string; requestUUID: string });
  return { server, api, platform, open, bodies, sent: () => bodies().map(({ textInput }) => textInput) };
}

test('each answer is submitted, but not the same one twice in a row', async () => {
  const { open, sent } = setUp();
  const { answers, writes } = open();
  for (const text of ['first', 'second', 'second', 'first'])
    answers.add({ exercise: lessonRef(LESSON), body: body(text) });
  answers.add({ exercise: lessonRef(OTHER), body: body('first') });
  expect([
    answers.isWaiting(lessonRef(LESSON)),
    answers.isWaiting(lessonRef(OTHER)),
    answers.isAnyWaiting,
  ]).toEqual([true, true, true]);
  await writes.sendAll();
  expect(sent()).toEqual(['first', 'second', 'first', 'first']);
  expect([answers.isWaiting(lessonRef(LESSON)), answers.isAnyWaiting]).toEqual([false, false]);
});

test('a guest’s answer is checked when the connection is back, and not stored as theirs', async () => {
  const { open, api } = setUp();
  const { answers, writes } = open(GUEST);
  answers.add({ exercise: lessonRef(LESSON), body: body('guest') });
  await writes.sendAll();
  expect(api.seen.map(({ name }) => name)).toEqual(['tryLesson']);
  expect(toastList.snapshot()).toEqual([]);
});

test('an answer that may have arrived is sent again as the same request', async () => {
  const { server, open, bodies } = setUp();
  const { answers, writes } = open();
  server.answer = () => 'timeout';
  answers.add({ exercise: lessonRef(LESSON), body: { ...body('slow'), requestUUID: REQUEST } });
  await writes.sendAll();
  expect(answers.isWaiting(lessonRef(LESSON))).toBe(true);
  server.answer = success;
  await open().writes.sendAll();
  expect(bodies().length).toBeGreaterThan(1);
  expect(new Set(bodies().map(({ requestUUID }) => requestUUID))).toEqual(new Set([REQUEST]));
});

test('a failure of the judge refuses nothing for good', async () => {
  const { server, open, sent } = setUp();
  const { answers, writes } = open();
  answers.add({ exercise: lessonRef(LESSON), body: body('mine') });
  server.answer = () => ({
    body: { resultSlug: 'system-error', resultMessage: 'Our checker hit a problem.' },
  });
  await writes.sendAll();
  expect(writes.writes).toMatchObject([{ refusal: 'Our checker hit a problem.' }]);
  server.answer = success;
  retryWrite(writes, writes.writes[0]?.id ?? '');
  await vi.waitFor(() => expect(writes.writes).toEqual([]));
  expect(sent()).toEqual(['mine', 'mine']);
});

test('what’s waiting carries the proof of when it was made', async () => {
  const { open, bodies } = setUp();
  const { answers } = open();
  answers.sign = async ({ exerciseId, madeAt }) => ({
    anchor: 'anchor',
    signature: `of ${exerciseId} at ${madeAt}`,
  });
  answers.queue({ exercise: lessonRef(LESSON), body: body('mine') });
  const { madeAt } = answers.waitingFor(lessonRef(LESSON)) as WaitingAnswer;
  const signature = `of ${LESSON} at ${madeAt}`;
  await vi.waitFor(() => expect(bodies().length).toBe(1));
  expect(bodies()[0]).toMatchObject({ offline: { anchorUUID: 'anchor', localMadeAt: madeAt, signature } });
});

test('answers that an earlier version has stored are read, shown and submitted like new ones', async () => {
  const { open, platform, bodies, server } = setUp();
  const at = Date.parse('2026-11-20T08:00:00Z');
  const wire = { TextInput: 'from before', userTimezone: 'UTC' };
  const stored = [
    {
      ...{ lessonUuid: LESSON, title: 'The Lesson', body: wire, practice: 'passed' },
      ...{ id: REQUEST, order: 1, madeAt: at, proof: { anchor: 'a', signature: 'signed' } },
    },
    {
      ...{ lessonUuid: OTHER, body: { ...wire, TextInput: 'too large' }, practice: 'unchecked' },
      ...{ id: OTHER, order: 2, madeAt: at, refusal: 'Your answer is too large' },
    },
    { id: LESSON, order: 3, madeAt: at, body: wire }, // damaged: nobody knows the lesson
  ];
  for (const entry of stored)
    platform.storage.set(`emberforge.outbox.ada.${entry.id}`, JSON.stringify(entry));
  platform.storage.set('emberforge.outbox.grace.x', JSON.stringify({ ...stored[0], id: 'x' }));

  const { answers, writes } = open();
  expect(answers.waitingFor(lessonRef(LESSON))).toMatchObject({
    id: REQUEST,
    madeAt: at,
    data: { practice: 'passed' },
  });
  expect(writes.writes.map((write) => answerHandler.describe(write as WaitingAnswer))).toMatchObject([
    { title: 'The Lesson', href: `/lessons/${LESSON}`, note: 'Passed on this device' },
    { title: 'A lesson' },
  ]);
  answers.add({ exercise: lessonRef(LESSON), body: body('new') });
  await writes.sendAll();
  expect(bodies()).toMatchObject([
    {
      ...{ textInput: 'from before', requestUUID: REQUEST, userTimezone: 'UTC' },
      offline: { anchorUUID: 'a', localMadeAt: at, signature: 'signed' },
    },
    { textInput: 'new' },
  ]);
  expect(writes.writes).toMatchObject([{ id: OTHER, refusal: 'Your answer is too large' }]);

  server.answer = success;
  retryWrite(writes, OTHER);
  await vi.waitFor(() => expect(writes.writes).toEqual([]));
  expect(bodies().at(-1)).toMatchObject({ textInput: 'too large', requestUUID: OTHER });
});

test('an answer that was stored by its lesson’s id is found and submitted, one of an unknown source waits for its version', async () => {
  const { open, platform, bodies, sent } = setUp();
  const prefix = 'emberforge.outbox.ada.';
  const wire = { TextInput: 'from before', userTimezone: 'UTC' };
  const entry = { kind: 'answer', order: 1, madeAt: Date.parse('2026-11-20T08:00:00Z') };
  const former = { ...entry, id: REQUEST, data: { lessonUuid: LESSON, title: 'The Lesson', body: wire } };
  const newer = { ...entry, id: OTHER, data: { exercise: { source: 'riddle', id: OTHER }, body: wire } };
  for (const each of [former, newer]) platform.storage.set(prefix + each.id, JSON.stringify(each));

  const { answers, writes } = open();
  expect(answers.waitingFor(lessonRef(LESSON))).toMatchObject({ id: REQUEST, data: { title: 'The Lesson' } });
  answers.add({ exercise: lessonRef(LESSON), body: { ...wire } });
  await writes.sendAll();
  expect([sent(), bodies()[0]?.requestUUID]).toEqual([['from before'], REQUEST]);
  expect(platform.storage.keys(prefix)).toEqual([prefix + OTHER]);
});

test('the learner is notified of answers from before, unless their lesson is open', async () => {
  const { server, open } = setUp();
  const { answers, writes } = open();
  const outcomes: unknown[] = [];
  const stop = answers.listen(lessonRef(LESSON), (outcome) => outcomes.push(outcome));
  answers.add({ exercise: lessonRef(LESSON), body: body('mine') });
  server.answer = () => ({ status: 404, body: { error: 'There is no such lesson.' } });
  await writes.sendAll();
  expect([outcomes, toastList.snapshot()]).toEqual([[{ error: expect.any(ApiError) }], []]);
  stop();
  retryWrite(writes, writes.writes[0]?.id ?? '');
  await vi.waitFor(() =>
    expect(toastList.snapshot().map(({ kind, body: text }) => [kind, text])).toEqual([
      ['error', 'We couldn’t submit your answer from before. There is no such lesson.'],
    ]),
  );
});
