import { toSubmissionBody } from '@web/api';
import { lessonRef } from '@web/exercises';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { GuestAnswersStore } from './guest-answers.store';
import { KeptSubmit } from './kept-submit';

test('a guest’s solved lessons include the latest one', async () => {
  const platform = fakePlatform();
  const store = new GuestAnswersStore(async () =>
    (await KeptSubmit.exercises(platform)).map(({ id }) => ({ lessonUuid: id, xp: 500 })),
  );
  await store.answers.load();
  expect([...store.lessonUuids]).toEqual([]);
  const reply = { resultSlug: 'success', xpReward: 500 } as never;
  await new KeptSubmit(lessonRef('first'), platform).keep(reply, toSubmissionBody({ choice: 'a' }, 'UTC'));
  store.note();
  await store.answers.load();
  expect([...store.lessonUuids]).toEqual(['first']);
});
