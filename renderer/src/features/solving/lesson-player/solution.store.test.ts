import type { UserLesson } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { lessonRef, sourceOf } from '@web/exercises';
import { ItemsStore } from '@web/features/game/items';
import { AsyncState } from '@web/stores';
import { expect, test } from 'vitest';
import { SolutionStore } from './solution.store';

const ID = '11111111-1111-4111-8111-111111111111';

function setUp(userLesson: Partial<UserLesson>, { gems = 0, seerStones = 0 } = {}) {
  const lesson = {
    lessonUuid: ID,
    successCount: 0,
    solutionViewedAt: null,
    isComplete: false,
    ...userLesson,
  };
  const items = {
    ...{ gems, seerStones, armor: 0, bakedSalmon: 0, frozenFlames: 0, xpPotions: 0 },
    ...{ numUnusedXpPotion: 0, activeXpPotions: [] },
  };
  const api = fakeApi({
    getUserLesson: () => ({ body: lesson }),
    getAllItems: () => ({ body: { ...items } }),
    buySeerStones: () => {
      if (items.gems < 10) return { status: 409, body: { error: 'You need 10 gems for this.' } };
      items.gems -= 10;
      items.seerStones += 1;
      return { body: { ...items } };
    },
    getLessonSolution: () => {
      const seerStoneUsed = items.seerStones > 0;
      if (seerStoneUsed) items.seerStones -= 1;
      return { body: { solutionViewedAt: '2026-01-01T00:00:00.000Z', seerStoneUsed, answer: 'b' } };
    },
  });
  api.tokens.set(fakeToken(900));
  const notices: string[] = [];
  const itemsStore = new ItemsStore(api.client, () => true);
  const calls = sourceOf(lessonRef(ID)).callsOf(api.client, ID);
  const store = new SolutionStore({
    calls,
    userLesson: new AsyncState<UserLesson>((signal) => calls.progress(signal)),
    items: () => itemsStore,
    onPaid: (price) => notices.push(price),
    onError: (message) => notices.push(message),
  });
  return {
    store,
    items,
    notices,
    asked: () => api.seen.filter(({ name }) => name === 'getLessonSolution').length,
    bought: () => api.seen.filter(({ name }) => name === 'buySeerStones').length,
  };
}

test('without a seer stone, the first view before a success needs confirmation and costs XP', async () => {
  const { store, notices, asked } = setUp({});
  await store.open();
  expect([store.isAsking, store.price, asked()]).toEqual([true, 'xp', 0]);
  await store.confirm();
  expect([store.isAsking, store.state.value?.answer, notices]).toEqual([false, 'b', ['xp']]);
});

test('a seer stone is used after a confirmation', async () => {
  const { store, notices } = setUp({}, { seerStones: 1, gems: 50 });
  await store.open();
  expect(store.price).toBe('seer-stone');
  await store.confirm();
  expect([store.state.value?.answer, store.stones, notices]).toEqual(['b', 0, ['seer-stone']]);
});

test.each([
  [9, 'xp'],
  [10, 'gems'],
])('with %i gems the view is offered for %s', async (gems, price) => {
  const { store } = setUp({}, { gems });
  await store.open();
  expect(store.price).toBe(price);
});

test('a seer stone can be bought in the question, and is used right away', async () => {
  const { store, items, notices } = setUp({}, { gems: 12 });
  await store.open();
  await store.buyAndConfirm();
  expect([store.state.value?.answer, items.gems, notices]).toEqual(['b', 2, ['seer-stone']]);
});

test('if the gems are gone meanwhile, the question stays and nothing is viewed', async () => {
  const { store, items, notices, asked } = setUp({}, { gems: 12 });
  await store.open();
  items.gems = 3;
  await store.buyAndConfirm();
  expect([store.isAsking, asked(), notices]).toEqual([true, 0, ['You need 10 gems for this.']]);
});

test('only one attempt runs at a time', async () => {
  const { store, bought, asked } = setUp({}, { gems: 50 });
  await store.open();
  await Promise.all([store.buyAndConfirm(), store.buyAndConfirm(), store.confirm()]);
  expect([bought(), asked()]).toEqual([1, 1]);
});

test('a declined confirmation fetches nothing', async () => {
  const { store, asked } = setUp({});
  await store.open();
  store.cancel();
  expect([store.isAsking, asked()]).toEqual([false, 0]);
});

test.each([{ successCount: 1 }, { isComplete: true }, { solutionViewedAt: '2026-01-01T00:00:00.000Z' }])(
  'with %j it is shown right away and for nothing',
  async (userLesson) => {
    const { store, notices } = setUp(userLesson);
    await store.open();
    expect([store.isAsking, store.state.value?.answer, notices]).toEqual([false, 'b', []]);
  },
);

test('opening it twice at the same time fetches it once', async () => {
  const { store, asked } = setUp({ isComplete: true });
  await Promise.all([store.open(), store.open()]);
  await store.open();
  expect(asked()).toBe(1);
});
