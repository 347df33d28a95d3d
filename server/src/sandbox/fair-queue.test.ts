import { expect, test } from 'vitest';
import { FairQueue, LANES, type Lane } from './fair-queue';

function fill(counts: Record<Lane, number>): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const lane of LANES) for (let n = 0; n < counts[lane]; n++) queue.push(lane, `${lane}${n}`);
  return queue;
}
const takeMany = (queue: FairQueue<string>, count: number) =>
  Array.from({ length: count }, () => queue.take());
const countOf = (taken: (string | undefined)[], lane: Lane) =>
  taken.filter((item) => item?.startsWith(lane)).length;

test('every lane moves, submissions fastest', () => {
  const taken = takeMany(fill({ judged: 50, interactive: 50, content: 50 }), 20);
  expect(LANES.map((lane) => countOf(taken, lane))).toEqual([12, 6, 2]);
});

test('a submission that comes into a full house of content checks is next but one at the latest', () => {
  const queue = fill({ judged: 0, interactive: 0, content: 100 });
  takeMany(queue, 30);
  queue.push('judged', 'judged');
  expect(takeMany(queue, 2)).toContain('judged');
});

test('a lane keeps its order, and what has to be done over comes before all else', () => {
  const queue = fill({ judged: 2, interactive: 0, content: 2 });
  queue.remove('content', 'content0');
  queue.putBack('content', 'content0');
  expect(queue.size).toBe(4);
  expect(takeMany(queue, 5)).toEqual(['content0', 'judged0', 'judged1', 'content1', undefined]);
});

test('what has to be done over keeps to its lane`s allowance and can be removed', () => {
  const queue = fill({ judged: 1, interactive: 0, content: 0 });
  queue.putBack('content', 'over');
  expect(queue.take((lane) => lane !== 'content')).toBe('judged0');
  expect(queue.remove('content', 'over')).toBe(true);
  expect(queue.take()).toBeUndefined();
});

test('a lane that may not be taken from waits without losing anything', () => {
  const queue = fill({ judged: 0, interactive: 0, content: 2 });
  expect(queue.take((lane) => lane !== 'content')).toBeUndefined();
  expect(queue.remove('content', 'content0')).toBe(true);
  expect(queue.remove('content', 'content0')).toBe(false);
  expect(queue.drain()).toEqual(['content1']);
  expect(queue.size).toBe(0);
});
