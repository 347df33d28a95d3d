import type { FakeHandlers } from '@web/api/testing';
import { expect, test, vi } from 'vitest';
import { LessonPlayerStore } from './lesson-player.store';
import { openRiddle } from './types/testing/made-up/riddle-work';
import { appWith, judgment, LESSON_ID, lessonWith, progress } from './types/testing/render-player';

const LESSON = lessonWith({ type: 'type_riddle', lessonDataRiddle: { riddle: '?' } });

function setUp(handlers: FakeHandlers = {}) {
  const { api, stores } = appWith(handlers);
  const player = new LessonPlayerStore(LESSON, stores, openRiddle);
  player.start();
  player.work.onKey?.('e');
  return { api, stores, player };
}

test('a guest who submits is asked to sign in; the work stays and can be submitted afterwards', async () => {
  const { api, stores, player } = setUp({ submitLesson: () => judgment('failure') });
  player.submit();
  expect(stores.overlays.login).toMatchObject({ redirect: `/lessons/${LESSON_ID}` });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.submission.reply?.resultSlug).toBe('failure'));
  expect(api.seen.find(({ name }) => name === 'submitLesson')?.body).toMatchObject({ textInput: 'an echo' });
});

test('a success counts immediately and reloads the learner’s progress', async () => {
  let isComplete = false;
  const { player, stores } = setUp({
    getUserLesson: () => progress(isComplete),
    submitLesson: () => {
      isComplete = true;
      return judgment('success');
    },
  });
  await stores.session.signInWithCode('CODE');
  expect(player.isComplete).toBe(false);
  player.submit();
  await vi.waitFor(() => expect(player.userLesson.value?.isComplete).toBe(true));
  expect([player.isComplete, player.shown]).toEqual([true, 'submission']);
});

test('an answer submitted without a connection waits, can be canceled, and is graded when it’s back', async () => {
  let isUp = false;
  const { player, stores, api } = setUp({
    getVersion: () => (isUp ? { body: { version: '1' } } : 'offline'),
    submitLesson: () => (isUp ? judgment('success') : 'offline'),
  });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.waitingText).toBe('Will be submitted when the server answers'));
  expect([player.submission.error, player.shown]).toEqual([null, 'submission']);
  player.cancelWaiting();
  expect(player.waitingText).toBeNull();

  player.submit();
  await vi.waitFor(() => expect(player.isWaiting).toBe(true));
  isUp = true;
  await stores.connection.check();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  expect(player.isWaiting).toBe(false);
  const answers = api.seen.filter(({ name }) => name === 'submitLesson');
  expect(answers.at(-1)?.body).toMatchObject({ textInput: 'an echo' });
});

test('the help tabs cycle', () => {
  const { player } = setUp();
  player.turnTab(1);
  expect(player.tab).toBe('solution');
  player.turnTab(1);
  expect(player.tab).toBe('lesson');
  player.turnTab(-1);
  expect(player.tab).toBe('solution');
});
