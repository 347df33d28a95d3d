import type { FakeHandlers } from '@web/api/testing';
import { followSubmissions } from '@web/app/follow-submissions';
import { fakePlatform } from '@web/platform/testing';
import type { Practice } from '@web/stores';
import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { announcement } from './announcement';
import { LessonPlayerStore } from './lesson-player.store';
import type { OpenLesson, WorkRun } from './types/lesson-work';
import { openRiddle } from './types/testing/made-up/riddle-work';
import { appWith, judgment, lessonWith, progress } from './types/testing/render-player';

const LESSON = lessonWith({ type: 'type_riddle', lessonDataRiddle: { riddle: '?' } });

function setUp(handlers: FakeHandlers = {}, platform = fakePlatform(), open = openRiddle) {
  const { api, stores } = appWith(handlers, platform);
  const player = new LessonPlayerStore(LESSON, stores, open);
  player.start();
  if (!player.canSubmit) player.work.onKey?.('e');
  const submitted = () => api.seen.filter(({ name }) => name === 'submitLesson');
  return { api, stores, player, platform, submitted };
}

const guestSuccess = () => judgment('success', { xpReward: 500 });
const solved = (player: LessonPlayerStore) =>
  vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));

test('a guest’s answer is checked, and doesn’t count as done', async () => {
  const { player, stores, submitted } = setUp({ tryLesson: guestSuccess });
  player.submit();
  await solved(player);
  expect(player.submission.isGuestResult).toBe(true);
  expect([player.isComplete, stores.overlays.open, submitted()]).toEqual([false, null, []]);
});

test('what a guest got right is submitted once they have signed in, as it is by then', async () => {
  const { player, stores, submitted } = setUp({
    tryLesson: guestSuccess,
    submitLesson: () => judgment('failure', { resultMessage: 'Not that one.' }),
  });
  player.submit();
  await solved(player);
  player.work.onKey?.('s');
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(player.submission.reply?.resultMessage).toBe('Not that one.'));
  expect(submitted().map(({ body }) => body)).toEqual([expect.objectContaining({ textInput: 'silence' })]);
  expect([player.submission.isGuestResult, player.shown]).toEqual([false, 'submission']);
});

test('a reload keeps a guest’s result, and the answer is still submitted after the sign-in', async () => {
  const handlers = { tryLesson: guestSuccess, submitLesson: () => judgment('success') };
  const before = setUp(handlers);
  before.player.submit();
  await solved(before.player);

  const { player, stores, submitted, api } = setUp(handlers, before.platform);
  await solved(player);
  expect([player.submission.reply?.xpReward, player.submission.isGuestResult]).toEqual([500, true]);
  expect(api.seen).toEqual([]);
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(player.isComplete).toBe(true));
  expect(submitted()).toHaveLength(1);
});

test('what a guest got wrong is not submitted for them', async () => {
  const { player, stores, submitted } = setUp({ tryLesson: () => judgment('failure') });
  player.submit();
  await vi.waitFor(() => expect(player.submission.reply?.resultSlug).toBe('failure'));
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(player.userLesson.value?.isComplete).toBe(false));
  expect(submitted()).toEqual([]);
});

test('a learner with other work in the lesson chooses first what is submitted', async () => {
  const choice = observable({ mustChoose: false });
  const openTwice: OpenLesson = (context) =>
    Object.defineProperty(openRiddle(context), 'mustChoose', { get: () => choice.mustChoose });
  const handlers = { tryLesson: guestSuccess, submitLesson: () => judgment('success') };
  const { player, stores, submitted } = setUp(handlers, fakePlatform(), openTwice);
  player.submit();
  await solved(player);
  runInAction(() => {
    choice.mustChoose = true;
  });
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(player.userLesson.value?.isComplete).toBe(false));
  expect(submitted()).toEqual([]);
  runInAction(() => {
    choice.mustChoose = false;
  });
  await vi.waitFor(() => expect(player.isComplete).toBe(true));
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
  await vi.waitFor(() => expect(stores.user.user?.level).toBe(1));
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

/** The riddle's work with checks of its own. */
const openWithPractice =
  (practice: () => Promise<Practice>): OpenLesson =>
  (context) =>
    Object.assign(openRiddle(context), { practice });

test('without a connection, the device’s own checks say what an answer is worth, and nothing is earned', async () => {
  let isUp = false;
  let practice: Practice = 'failed';
  const handlers: FakeHandlers = {
    getVersion: () => (isUp ? { body: { version: '1' } } : 'offline'),
    submitLesson: () => (isUp ? judgment('success') : 'offline'),
  };
  const open = openWithPractice(async () => practice);
  const { player, stores, submitted } = setUp(handlers, fakePlatform(), open);
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.failedPractice).not.toBeNull());
  expect([player.isWaiting, player.submission.error]).toEqual([false, null]);
  expect(announcement(player)).toBe('Not quite yet.');

  practice = 'passed';
  player.submit();
  await vi.waitFor(() => expect(player.practice).toBe('passed'));
  expect([player.failedPractice, player.isComplete, player.submission.reply]).toEqual([null, false, null]);
  await vi.waitFor(() =>
    expect(announcement(player)).toBe('Looks right. Will be submitted when the server answers'),
  );
  const before = submitted().length;
  isUp = true;
  await stores.connection.check();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  expect(submitted().length - before).toBe(1);
});

test('an answer that failed on the device can be submitted anyway', async () => {
  const { player, stores } = setUp(
    { getVersion: () => 'offline', submitLesson: () => 'offline' },
    fakePlatform(),
    openWithPractice(async () => 'failed'),
  );
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.failedPractice).not.toBeNull());
  player.sendAnyway();
  expect([player.failedPractice, player.practice, player.isWaiting]).toEqual([null, 'failed', true]);
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
  const seen = Array.from({ length: 4 }, () => {
    player.turnTab(1);
    return player.tab;
  });
  expect(seen).toEqual(['spellbook', 'solution', 'history', 'lesson']);
  player.turnTab(-1);
  expect(player.tab).toBe('history');
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

test('starting over brings the starting point back, and what was there can be undone', async () => {
  const { player, stores } = setUp({ submitLesson: () => judgment('success') });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await solved(player);
  player.checks.tick(0, true);
  const answer = player.work.answer();
  player.startOver();
  expect([player.submission.reply, player.work.synced.work.answer]).toEqual([null, null]);
  expect([player.checks.isChecked(0), player.shown]).toEqual([undefined, 'run']);
  await vi.waitFor(() => expect(player.isComplete).toBe(false));
  player.drafts.undo();
  expect(player.work.answer()).toEqual(answer);
});
