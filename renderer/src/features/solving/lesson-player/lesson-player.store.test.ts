import { followSubmissions } from '@web/app/follow-submissions';
import type { RunEnd } from '@web/features/solving/workbench';
import { observable } from 'mobx';
import { expect, test, vi } from 'vitest';
import { announcement } from './announcement';
import { LessonPlayerStore } from './lesson-player.store';
import type { WorkRun } from './types/lesson-work';
import { openRiddle } from './types/testing/made-up/riddle-work';
import { appWith, EXERCISE, judgment, progress } from './types/testing/render-player';
import { RIDDLE, riddlePlayer, solved } from './types/testing/riddle-player';

test('a success counts immediately and reloads the learner’s progress', async () => {
  let isComplete = false;
  const { player, stores } = riddlePlayer({
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
  const { player, stores } = riddlePlayer({
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
  const { player, stores } = riddlePlayer({ submitLesson: () => judgment('failure') });
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

test('a submission saves the draft without waiting for a pause', async () => {
  const { api, stores, player } = riddlePlayer({
    getDraft: () => ({ body: { draft: null, lastAnswer: null } }),
    saveDraft: () => ({
      body: { version: 1, savedAt: '2026-01-01T00:00:00.000Z', overwritten: null, conflict: null },
    }),
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
  const { player } = riddlePlayer();
  const seen = Array.from({ length: 4 }, () => {
    player.turnTab(1);
    return player.tab;
  });
  expect(seen).toEqual(['spellbook', 'solution', 'history', 'lesson']);
  player.turnTab(-1);
  expect(player.tab).toBe('history');
});

test('Run comes first until a run of the code as it is has passed, then Submit', () => {
  const { stores } = appWith();
  const store = observable({ isRunning: false, end: null as RunEnd | null, stop: () => {} });
  const run = { hint: '', store, prepare: () => {}, start: () => {} };
  const player = new LessonPlayerStore(EXERCISE, RIDDLE, stores, (context) =>
    Object.assign(openRiddle(context), { run: run as unknown as WorkRun }),
  );
  expect(player.nextAction).toBe('run');
  player.startRun();
  store.end = 'error';
  expect(player.nextAction).toBe('run');
  player.startRun();
  store.end = 'ok';
  expect(player.nextAction).toBe('submit');
  player.work.onKey?.('e'); // changes the answer
  expect(player.nextAction).toBe('run');
});

test('without anything to run, Submit comes first', () => {
  expect(riddlePlayer().player.nextAction).toBe('submit');
});

test('starting over brings the starting point back, and what was there can be undone', async () => {
  const { player, stores } = riddlePlayer({ submitLesson: () => judgment('success') });
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
