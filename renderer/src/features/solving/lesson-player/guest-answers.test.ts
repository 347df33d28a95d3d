import { fakePlatform } from '@web/platform/testing';
import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { OpenLesson } from './types/lesson-work';
import { openRiddle } from './types/testing/made-up/riddle-work';
import { judgment } from './types/testing/render-player';
import { riddlePlayer, solved } from './types/testing/riddle-player';

const guestSuccess = () => judgment('success', { xpReward: 500 });

test('a guest’s answer is checked, and doesn’t count as done', async () => {
  const { player, stores, submitted } = riddlePlayer({ tryLesson: guestSuccess });
  player.submit();
  await solved(player);
  expect(player.submission.isGuestResult).toBe(true);
  expect([player.isComplete, stores.overlays.open, submitted()]).toEqual([false, null, []]);
});

test('what a guest got right is submitted once they have signed in, as it is by then', async () => {
  const { player, stores, submitted } = riddlePlayer({
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
  const before = riddlePlayer(handlers);
  before.player.submit();
  await solved(before.player);

  const { player, stores, submitted, api } = riddlePlayer(handlers, before.platform);
  await solved(player);
  expect([player.submission.reply?.xpReward, player.submission.isGuestResult]).toEqual([500, true]);
  expect(api.seen).toEqual([]);
  await stores.session.signInWithCode('CODE');
  await vi.waitFor(() => expect(player.isComplete).toBe(true));
  expect(submitted()).toHaveLength(1);
});

test('what a guest got wrong is not submitted for them', async () => {
  const { player, stores, submitted } = riddlePlayer({ tryLesson: () => judgment('failure') });
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
  const { player, stores, submitted } = riddlePlayer(handlers, fakePlatform(), openTwice);
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
