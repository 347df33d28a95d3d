import type { FakeHandlers } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { expect, vi } from 'vitest';
import { LessonPlayerStore } from '../../lesson-player.store';
import { openRiddle } from './made-up/riddle-work';
import { appWith, EXERCISE, lessonWith } from './render-player';

export const RIDDLE = lessonWith({ type: 'type_riddle', lessonDataRiddle: { riddle: '?' } });

/** A player of the riddle in an app on a fake network, with an answer to submit. */
export function riddlePlayer(handlers: FakeHandlers = {}, platform = fakePlatform(), open = openRiddle) {
  const { api, stores } = appWith(handlers, platform);
  const player = new LessonPlayerStore(EXERCISE, RIDDLE, stores, open);
  player.start();
  if (!player.canSubmit) player.work.onKey?.('e');
  const submitted = () => api.seen.filter(({ name }) => name === 'submitLesson');
  return { api, stores, player, platform, submitted };
}

export const solved = (player: LessonPlayerStore) =>
  vi.waitFor(() => expect(player.submission.isSuccess).toBe(true));
