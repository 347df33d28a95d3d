import type { FakeHandlers } from '@web/api/testing';
import type { Practice } from '@web/features/solving/waiting-answers';
import { fakePlatform } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { announcement } from './announcement';
import type { OpenLesson } from './types/lesson-work';
import { openRiddle } from './types/testing/made-up/riddle-work';
import { judgment } from './types/testing/render-player';
import { riddlePlayer } from './types/testing/riddle-player';

test('an answer submitted without a connection waits, can be canceled, and is graded when it’s back', async () => {
  let isUp = false;
  const { player, stores, api } = riddlePlayer({
    getVersion: () => (isUp ? { body: { version: '1' } } : 'offline'),
    submitLesson: () => (isUp ? judgment('success') : 'offline'),
  });
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() =>
    expect(player.offline.waitingText).toBe('Will be submitted when the server answers'),
  );
  expect([player.submission.error, player.shown]).toEqual([null, 'submission']);
  player.offline.cancel();
  expect(player.offline.waitingText).toBeNull();

  player.submit();
  await vi.waitFor(() => expect(player.offline.isWaiting).toBe(true));
  isUp = true;
  await stores.connection.check();
  await vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
  expect(player.offline.isWaiting).toBe(false);
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
  const { player, stores, submitted } = riddlePlayer(handlers, fakePlatform(), open);
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.offline.failed).not.toBeNull());
  expect([player.offline.isWaiting, player.submission.error]).toEqual([false, null]);
  expect(announcement(player)).toBe('Not quite yet.');

  practice = 'passed';
  player.submit();
  await vi.waitFor(() => expect(player.offline.practice).toBe('passed'));
  expect([player.offline.failed, player.isComplete, player.submission.reply]).toEqual([null, false, null]);
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
  const { player, stores } = riddlePlayer(
    { getVersion: () => 'offline', submitLesson: () => 'offline' },
    fakePlatform(),
    openWithPractice(async () => 'failed'),
  );
  await stores.session.signInWithCode('CODE');
  player.submit();
  await vi.waitFor(() => expect(player.offline.failed).not.toBeNull());
  player.offline.sendAnyway();
  expect([player.offline.failed, player.offline.practice, player.offline.isWaiting]).toEqual([
    null,
    'failed',
    true,
  ]);
});
