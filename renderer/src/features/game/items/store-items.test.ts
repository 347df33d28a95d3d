import { ITEM_KINDS } from '@shared/rules/items';
import { expect, test } from 'vitest';
import { storeItems } from './store-items';

test('without a tutor, only those who have baked salmon see it in the store', () => {
  const others = ITEM_KINDS.filter((kind) => kind !== 'baked_salmon');
  expect(storeItems(() => 0, false)).toEqual(others);
  expect(storeItems((kind) => (kind === 'baked_salmon' ? 1 : 0), false)).toEqual(ITEM_KINDS);
  expect(storeItems(() => 0, true)).toEqual(ITEM_KINDS);
});
