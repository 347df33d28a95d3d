import type { UserLesson } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { AsyncState } from '@web/stores';
import { expect, test } from 'vitest';
import { SolutionStore } from './solution.store';

const ID = '11111111-1111-4111-8111-111111111111';

function setUp(standing: Partial<UserLesson>) {
  const lesson = { lessonUuid: ID, successCount: 0, solutionViewedAt: null, isComplete: false, ...standing };
  const api = fakeApi({
    getUserLesson: () => ({ body: lesson }),
    getLessonSolution: () => ({ body: { solutionViewedAt: '2026-01-01T00:00:00.000Z', answer: 'b' } }),
  });
  api.tokens.set(fakeToken(900));
  const penalties: string[] = [];
  const userLesson = new AsyncState<UserLesson>((signal) =>
    api.client.call('getUserLesson', { params: { id: ID }, signal }),
  );
  const store = new SolutionStore({
    api: api.client,
    lessonUuid: ID,
    userLesson,
    onPenalty: () => penalties.push('paid'),
  });
  return {
    store,
    penalties,
    asked: () => api.seen.filter(({ name }) => name === 'getLessonSolution').length,
  };
}

test('the first view before a success needs confirmation and costs XP', async () => {
  const { store, penalties, asked } = setUp({});
  await store.open();
  expect([store.isAsking, asked()]).toEqual([true, 0]);
  await store.confirm();
  expect([store.isAsking, store.state.value?.answer, penalties]).toEqual([false, 'b', ['paid']]);
});

test('a declined confirmation fetches nothing', async () => {
  const { store, asked } = setUp({});
  await store.open();
  store.cancel();
  expect([store.isAsking, asked()]).toEqual([false, 0]);
});

test.each([{ successCount: 1 }, { isComplete: true }, { solutionViewedAt: '2026-01-01T00:00:00.000Z' }])(
  'with %j it is shown at once and for nothing',
  async (standing) => {
    const { store, penalties } = setUp(standing);
    await store.open();
    expect([store.isAsking, store.state.value?.answer, penalties]).toEqual([false, 'b', []]);
  },
);

test('opening it twice at the same time fetches it once', async () => {
  const { store, asked } = setUp({ isComplete: true });
  await Promise.all([store.open(), store.open()]);
  await store.open();
  expect(asked()).toBe(1);
});
