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

test('a submission saves the draft without waiting for a pause', async () => {
  const { api, stores, player } = setUp({
    getDraft: () => ({ body: { draft: null, lastAnswer: null } }),
    saveDraft: () => ({ body: { version: 1, savedAt: '2026-01-01T00:00:00.000Z', overwritten: null } }),
    submitLesson: () => judgment('failure'),
  });
  const drafts = () => api.seen.filter(({ name }) => name === 'saveDraft').map(({ body }) => body);
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(drafts()).toHaveLength(1)); // what the guest wrote
  player.work.synced.restore({ answer: { textInput: 'a horn' }, starter: null });
  player.submit();
  await vi.waitFor(() => expect(drafts()).toHaveLength(2));
  expect(drafts()).toMatchObject([{ textInput: 'an echo' }, { textInput: 'a horn', baseVersion: 1 }]);
});

test('the help tabs cycle', () => {
  const { player } = setUp();
  const seen = Array.from({ length: 3 }, () => {
    player.turnTab(1);
    return player.tab;
  });
  expect(seen).toEqual(['solution', 'history', 'lesson']);
  player.turnTab(-1);
  expect(player.tab).toBe('history');
});
