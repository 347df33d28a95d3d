import { ApiError } from '@web/api';
import { expect, test } from 'vitest';
import { type ListPage, PagedListStore } from './paged-list.store';

interface Item {
  uuid: string;
}
const page = (hasMore: boolean, ...uuids: string[]): ListPage<Item> => ({
  items: uuids.map((uuid) => ({ uuid })),
  hasMore,
});

test('the next page follows the last item', async () => {
  const asked: (string | undefined)[] = [];
  const list = new PagedListStore<Item>(async (after) => {
    asked.push(after);
    return after === undefined ? page(true, 'a', 'b') : page(false, 'c');
  });
  await list.reload();
  expect([list.items.length, list.hasMore]).toEqual([2, true]);
  await list.loadMore();
  expect([list.items.map(({ uuid }) => uuid), list.hasMore]).toEqual([['a', 'b', 'c'], false]);
  expect(asked).toEqual([undefined, 'b']);
});

test('a new search drops the reply to the one before', async () => {
  const replies: ((value: ListPage<Item>) => void)[] = [];
  const list = new PagedListStore<Item>(() => new Promise((resolve) => replies.push(resolve)));
  const [first, second] = [list.reload(), list.reload()];
  replies[1]!(page(false, 'new'));
  await second;
  replies[0]!(page(true, 'old'));
  await first;
  expect([list.items, list.hasMore]).toEqual([[{ uuid: 'new' }], false]);
});

test('a failure keeps what was loaded and says why', async () => {
  let isUp = true;
  const list = new PagedListStore<Item>(async () => {
    if (isUp) return page(true, 'a');
    throw new ApiError(503, 'Try again later.');
  });
  await list.reload();
  isUp = false;
  await list.loadMore();
  expect([list.status, list.error, list.items.length]).toEqual(['failed', 'Try again later.', 1]);
  isUp = true;
  await list.reload();
  expect([list.status, list.error]).toEqual(['ready', null]);
});

test('a changed item stays where it is', async () => {
  const list = new PagedListStore<Item & { text: string }>(async () => ({
    items: ['a', 'b', 'c'].map((uuid) => ({ uuid, text: 'old' })),
    hasMore: false,
  }));
  await list.reload();
  list.replace({ uuid: 'b', text: 'new' });
  expect(list.items.map(({ text }) => text)).toEqual(['old', 'new', 'old']);
});
