import type { FakeAnswer } from '@web/api/testing';
import { QUEUED_WRITES } from '@web/app/queued-writes';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { toastList, toasts } from '@web/ui/toasts';
import { beforeEach, expect, test, vi } from 'vitest';
import { appWith, LESSON_ID } from '../types/testing/render-player';
import { feedbackHandler } from './feedback-handler';
import type { LessonFeedback } from './lesson-feedback';
import { sendFeedback } from './send-feedback';

const MESSAGE = { lessonUuid: LESSON_ID, title: 'The Lesson', text: 'A typo.', code: 'print(1)' };

beforeEach(() => toasts.clear());
const shown = () => toastList.snapshot().map(({ kind, body }) => [kind, body]);

/** A learner who reads a lesson, and a switch for the server. */
function setUp(platform = fakePlatform()) {
  const server = { isUp: false, answer: (): FakeAnswer => ({}) };
  const app = appWith(
    {
      getVersion: () => (server.isUp ? { body: { version: '1' } } : 'offline'),
      sendLessonFeedback: () => (server.isUp ? server.answer() : 'offline'),
    },
    platform,
  );
  const arrived = () => app.api.seen.filter(({ name }) => name === 'sendLessonFeedback').length;
  return { ...app, server, arrived };
}

test('a message is sent, or the learner reads why not and still has it', async () => {
  const { stores, server, api } = setUp();
  server.isUp = true;
  expect(await sendFeedback(stores, MESSAGE)).toBe('sent');
  expect(api.seen.at(-1)).toMatchObject({
    params: { id: LESSON_ID },
    body: { userFeedback: 'A typo.', userCode: 'print(1)' },
  });
  server.answer = () => ({ status: 404, body: { error: 'There is no such lesson.' } });
  await expect(sendFeedback(stores, MESSAGE)).rejects.toThrow('There is no such lesson.');
  expect(stores.scope.writeQueue.writes).toEqual([]);
});

test('a message that’s written without a connection waits, and arrives once when it’s back', async () => {
  const { stores, server, arrived } = setUp();
  await stores.session.signInWithCode('CODE');
  expect(await sendFeedback(stores, MESSAGE)).toBe('waiting');
  await vi.waitFor(() => expect(stores.connection.isOnline).toBe(false));
  // Known to be out of reach: it isn't even tried.
  const tried = arrived();
  expect(await sendFeedback(stores, MESSAGE)).toBe('waiting');
  expect(await sendFeedback(stores, { ...MESSAGE, text: 'Another one.' })).toBe('waiting');
  expect(arrived()).toBe(tried);
  const { writeQueue } = stores.scope;
  expect(writeQueue.writes.map(({ data }) => (data as LessonFeedback).text)).toEqual([
    'A typo.',
    'Another one.',
  ]);
  server.isUp = true;
  await stores.connection.check();
  await vi.waitFor(() => expect(writeQueue.writes).toEqual([]));
  expect([arrived() - tried, shown()]).toEqual([
    2,
    [1, 2].map(() => ['success', 'Your message from before is on its way to the authors.']),
  ]);
});

test('it’s sent by the learner who wrote it, not by the next one on this device', async () => {
  const { stores, server, platform, api, arrived } = setUp();
  await stores.session.signInWithCode('CODE');
  await sendFeedback(stores, MESSAGE);
  const tried = arrived();
  stores.session.forget();
  server.isUp = true;
  await stores.connection.check();
  await stores.scope.writeQueue.sendAll();
  expect([arrived() - tried, stores.scope.writeQueue.writes]).toEqual([0, []]);
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const reloaded = new RootStore(api, platform, theme, undefined, QUEUED_WRITES);
  await reloaded.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(arrived() - tried).toBe(1));
});

test('a message that’s refused later stays in the list, whole and with the reason', async () => {
  const { stores, server } = setUp();
  await stores.session.signInWithCode('CODE');
  const text = 'Long. '.repeat(100);
  await sendFeedback(stores, { ...MESSAGE, text });
  const { writeQueue } = stores.scope;
  const row = () => feedbackHandler.describe(writeQueue.writes[0] as never);
  expect(row()).toMatchObject({ title: 'The Lesson', href: `/lessons/${LESSON_ID}` });
  expect(row().note).toMatch(/^Long\. .{74}…$/);
  server.isUp = true;
  server.answer = () => ({ status: 404, body: { error: 'There is no such lesson.' } });
  await stores.connection.check();
  await vi.waitFor(() => expect(writeQueue.writes[0]?.refusal).toBe('There is no such lesson.'));
  expect([row().note, shown()]).toEqual([
    text,
    [['error', 'We couldn’t send your message from before. There is no such lesson.']],
  ]);
  expect(feedbackHandler.texts?.refusal?.('No.')).toBe('No. Your message stays here until you remove it.');
});
