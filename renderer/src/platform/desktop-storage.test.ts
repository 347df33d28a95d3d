import type { StorageChange, StorageProblem, WriteReply } from '@shared/desktop/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DesktopStorage } from './desktop-storage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Main's end of the bridge, which a test lets fail. */
async function setUp(values: Record<string, string> = {}, problem?: StorageProblem) {
  const stored = new Map(Object.entries(values));
  const batches: StorageChange[][] = [];
  const main = { answer: async (): Promise<WriteReply> => ({ isStored: true }) };
  let leave = () => {};
  const storage = await DesktopStorage.open(
    {
      load: async () => ({ origin: 'https://learn.example.org', values, problem }),
      write: async ({ changes }) => {
        batches.push(changes);
        const reply = await main.answer();
        if (reply.isStored)
          for (const { key, value } of changes) {
            if (value === null) stored.delete(key);
            else stored.set(key, value);
          }
        return reply;
      },
    },
    { addEventListener: (_type: string, listener: () => void) => (leave = listener) } as never,
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { storage, stored, batches, main, settle, leave: () => leave() };
}

const full = async (): Promise<WriteReply> => ({ isStored: false, problem: { kind: 'disk-full' } });

test('values are there from the start, and changes are written through, those of a moment together', async () => {
  const { storage, stored, batches, settle } = await setUp({ a: '1', b: '2' });
  expect([storage.get('a'), storage.get('none'), storage.keys('')]).toEqual(['1', null, ['a', 'b']]);
  storage.set('a', 'new');
  storage.set('a', 'newest');
  storage.set('b', '2');
  storage.remove('b');
  storage.set('c', '3');
  expect([storage.get('a'), storage.get('b')]).toEqual(['newest', null]);
  await settle();
  expect(batches).toHaveLength(1);
  expect(Object.fromEntries(stored)).toEqual({ a: 'newest', c: '3' });
});

test('the writes keep their order, however long one takes', async () => {
  const { storage, stored, main, settle } = await setUp();
  let finish = () => {};
  main.answer = () => new Promise((resolve) => (finish = () => resolve({ isStored: true })));
  storage.set('a', '1');
  await settle();
  main.answer = async () => ({ isStored: true });
  storage.set('a', '2');
  storage.set('b', '2');
  await settle();
  expect(stored.size).toBe(0);
  finish();
  await settle();
  expect(Object.fromEntries(stored)).toEqual({ a: '2', b: '2' });
});

test('what’s waiting is sent when the page goes', async () => {
  const { storage, batches, main, settle, leave } = await setUp();
  main.answer = () => new Promise(() => {});
  storage.set('a', '1');
  await settle();
  storage.set('b', '2');
  leave();
  expect(batches.flat()).toEqual([
    { key: 'a', value: '1' },
    { key: 'b', value: '2' },
  ]);
});

test('with a full disk, set says so, nothing is forgotten, and it’s written once there’s room', async () => {
  const { storage, stored, main, settle } = await setUp();
  const problems: unknown[] = [];
  storage.health.onChange((problem) => problems.push(problem?.kind));
  main.answer = full;
  expect(storage.set('draft', 'one')).toBe(true);
  await settle();
  expect([storage.set('draft', 'two'), storage.get('draft')]).toEqual([false, 'two']);
  await settle();
  main.answer = async () => ({ isStored: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(Object.fromEntries(stored)).toEqual({ draft: 'two' });
  expect(storage.set('draft', 'three')).toBe(true);
  expect(problems).toEqual(['disk-full', undefined]);
});

test('copies of what the server has make room for the learner’s work', async () => {
  const { storage, stored, main, settle } = await setUp({ 'emberforge.kept.ada.user': 'x' });
  main.answer = () => (stored.has('emberforge.kept.ada.user') && batchesWithoutRemoval() ? full() : ok());
  const ok = async (): Promise<WriteReply> => ({ isStored: true });
  let attempts = 0;
  const batchesWithoutRemoval = () => ++attempts === 1;
  storage.set('draft', 'one');
  await settle();
  expect(Object.fromEntries(stored)).toEqual({ draft: 'one' });
  expect(storage.keys('')).toEqual(['draft']);
});

test('a problem of the start is known: values of a damaged file were rebuilt, others won’t last', async () => {
  const damaged = await setUp({}, { kind: 'damaged', file: 'learner.db.damaged-1' });
  expect([damaged.storage.health.problem()?.file, damaged.storage.set('a', '1')]).toEqual([
    'learner.db.damaged-1',
    true,
  ]);
  const newer = await setUp({}, { kind: 'newer' });
  expect([newer.storage.set('a', '1'), newer.storage.get('a')]).toEqual([false, '1']);
});

test('what main wouldn’t take is refused', async () => {
  const { storage, batches, settle } = await setUp();
  expect([storage.set('a'.repeat(501), '1'), storage.set('a', 'x'.repeat(8_000_001))]).toEqual([
    false,
    false,
  ]);
  await settle();
  expect(batches).toEqual([]);
});
