import type { FakeHandlers } from '@web/api/testing';
import { followSubmissions } from '@web/app/follow-submissions';
import { expect, test, vi } from 'vitest';
import { announcement } from './announcement';
import { LessonPlayerStore } from './lesson-player.store';
import type { WorkRun } from './types/lesson-work';
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

const NEWCOMER = { level: 1, xpForLevel: 0, xpTotalForLevel: 400 };
const FIRST = { xpReward: 500, xpBreakdown: [{ name: 'Lesson', percent: 0, xp: 500 }] };

test('a success that reaches a new level says so once, to screen readers too', async () => {
  const { player, stores } = setUp({
    getUser: () => ({ body: NEWCOMER }),
    submitLesson: () => judgment('success', FIRST),
  });
  const stop = followSubmissions(stores);
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(stores.user.user).toBeDefined());
  player.submit();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  expect(player.levelUp).toBe(2);
  expect(announcement(player)).toBe('Correct! You earned 500 XP. You reached level 2.');
  stop();
});

test('a result makes no sound until sounds are on', async () => {
  const opened = vi.fn();
  class NoAudio {
    constructor() {
      opened();
      throw new Error('No audio here');
    }
  }
  vi.stubGlobal('AudioContext', NoAudio);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { player, stores } = setUp({ submitLesson: () => judgment('failure') });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.submission.isJudging).toBe(false));
  expect(opened).not.toHaveBeenCalled();
  stores.sounds.set(true);
  player.submit();
  await vi.waitFor(() => expect(warned).toHaveBeenCalled()); // without audio, nothing else happens
  expect(opened).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  warned.mockRestore();
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

test('Run comes first until the code has been used as it is, then Submit', () => {
  const { stores } = appWith();
  const run = { hint: '', store: { isRunning: false, stop: () => {} }, prepare: () => {}, start: () => {} };
  const player = new LessonPlayerStore(LESSON, stores, (context) =>
    Object.assign(openRiddle(context), { run: run as unknown as WorkRun }),
  );
  expect(player.nextAction).toBe('run');
  player.startRun();
  expect(player.nextAction).toBe('submit');
  player.work.onKey?.('e'); // changes the answer
  expect(player.nextAction).toBe('run');
});

test('without anything to run, Submit comes first', () => {
  expect(setUp().player.nextAction).toBe('submit');
});
