import { ApiError } from '@web/api';
import { expect, test } from 'vitest';
import { AsyncMap, AsyncState } from './async-state';

/** A fetch that the test settles. */
function byHand<T>() {
  const calls: { resolve: (value: T) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
  const fetch = (signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => calls.push({ resolve, reject, signal }));
  return { calls, fetch };
}

test('goes from idle to loading to ready, and does not load twice', async () => {
  const { calls, fetch } = byHand<number>();
  const state = new AsyncState(fetch);
  expect([state.status, state.isWaiting]).toEqual(['idle', true]);
  const both = Promise.all([state.load(), state.load()]);
  expect(state.status).toBe('loading');
  calls[0]!.resolve(7);
  await both;
  await state.load();
  expect([state.status, state.value, calls.length]).toEqual(['ready', 7, 1]);
});

test('a failure is stored, and the next load retries', async () => {
  const { calls, fetch } = byHand<number>();
  const state = new AsyncState(fetch);
  const first = state.load();
  calls[0]!.reject(new ApiError(503, 'Busy'));
  await first;
  expect([state.status, state.error?.message, state.isWaiting]).toEqual(['failed', 'Busy', false]);
  const second = state.load();
  expect([state.status, state.error]).toEqual(['loading', undefined]);
  calls[1]!.resolve(1);
  await second;
  expect(state.value).toBe(1);
});

test('a reload keeps showing the old value and ignores the result of the earlier load', async () => {
  const { calls, fetch } = byHand<string>();
  const state = new AsyncState(fetch);
  state.set('old');
  const slow = state.reload();
  const fast = state.reload();
  expect(calls[0]!.signal.aborted).toBe(true);
  expect([state.status, state.value]).toEqual(['loading', 'old']);
  calls[1]!.resolve('new');
  calls[0]!.resolve('stale');
  await Promise.all([slow, fast]);
  expect(state.value).toBe('new');
});

test('a reset cancels the load and ignores its result', async () => {
  const { calls, fetch } = byHand<string>();
  const state = new AsyncState(fetch);
  const load = state.load();
  state.reset();
  calls[0]!.resolve('late');
  await load;
  expect([state.status, state.value, calls[0]!.signal.aborted]).toEqual(['idle', undefined, true]);
});

test('a user-only area is not requested while signed out', async () => {
  let signedIn = false;
  let asked = 0;
  const state = new AsyncState(async () => ++asked, { when: () => signedIn });
  await state.load();
  expect([state.status, asked]).toEqual(['idle', 0]);
  signedIn = true;
  await state.load();
  expect([state.status, asked]).toEqual(['ready', 1]);
});

test.each<[ApiError, string | undefined]>([
  [new ApiError(0, 'No network', 'offline'), 'kept'],
  [new ApiError(503, 'Busy'), 'kept'],
  [new ApiError(403, 'Not yours'), undefined],
])('after %s, the value is %s; the next load that works replaces it', async (failure, value) => {
  const { calls, fetch } = byHand<string>();
  let kept = 'kept';
  const write = (next: string) => {
    kept = next;
  };
  const state = new AsyncState(fetch, { kept: { read: () => kept, write } });
  const first = state.load();
  calls[0]!.reject(failure);
  await first;
  expect([state.status, state.value]).toEqual(['failed', value]);
  const second = state.load();
  calls[1]!.resolve('new');
  await second;
  expect([state.value, kept]).toEqual(['new', 'new']);
});

test('a map keeps one state for each key', async () => {
  const map = new AsyncMap(async (key) => key.toUpperCase());
  await Promise.all([map.get('a').load(), map.get('b').load()]);
  expect(map.get('a')).toBe(map.get('a'));
  expect(map.values()).toEqual(['A', 'B']);
  map.resetAll();
  expect(map.values()).toEqual([]);
});
