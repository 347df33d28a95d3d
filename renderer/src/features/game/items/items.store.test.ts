import { fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { ItemsStore } from './items.store';

function setUp(gems: number) {
  const items = {
    ...{ gems, seerStones: 0, armor: 0, bakedSalmon: 0, frozenFlames: 0, xpPotions: 0 },
    ...{ numUnusedXpPotion: 0, activeXpPotions: [] },
  };
  const api = fakeApi({
    getAllItems: () => ({ body: { ...items } }),
    buyArmor: () => {
      if (items.gems < 8) return { status: 409, body: { error: 'You need 8 gems for this.' } };
      items.gems -= 8;
      items.armor += 1;
      return { body: { ...items } };
    },
  });
  api.tokens.set(fakeToken(900));
  return {
    items,
    store: new ItemsStore(api.client, () => true),
    calls: (call: string) => api.seen.filter(({ name }) => name === call).length,
  };
}

test('a double click buys once', async () => {
  const { store, calls } = setUp(20);
  const clicks = [store.buy('armor'), store.buy('armor')];
  expect(store.isPending('buy', 'armor')).toBe(true);
  await Promise.all(clicks);
  expect([calls('buyArmor'), store.count('armor'), store.gems, store.pending]).toEqual([1, 1, 12, null]);
});

test('a refused purchase says why, and the balance is read again', async () => {
  const { store, items } = setUp(20);
  await store.state.load();
  items.gems = 3;
  expect((await store.buy('armor'))?.message).toBe('You need 8 gems for this.');
  await store.state.load();
  expect([store.gems, store.pending]).toEqual([3, null]);
});
