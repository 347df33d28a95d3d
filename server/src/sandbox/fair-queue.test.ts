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

test('both lanes advance, judged runs faster', () => {
  const taken = takeMany(fill({ judged: 50, interactive: 50 }), 18);
  expect(LANES.map((lane) => countOf(taken, lane))).toEqual([12, 6]);
});

test('a submission behind a hundred queued runs is taken first or second', () => {
  const queue = fill({ judged: 0, interactive: 100 });
  takeMany(queue, 30);
  queue.push('judged', 'judged');
  expect(takeMany(queue, 2)).toContain('judged');
});

test('a lane keeps its order, and retries go first', () => {
  const queue = fill({ judged: 2, interactive: 1 });
  queue.remove('judged', 'judged1');
  queue.putBack('judged1');
  expect(queue.size).toBe(3);
  expect(takeMany(queue, 4)).toEqual(['judged1', 'judged0', 'interactive0', undefined]);
});

test('a queued item can be removed once, including a retry', () => {
  const queue = fill({ judged: 0, interactive: 2 });
  queue.putBack('over');
  expect(queue.remove('judged', 'over')).toBe(true);
  expect(queue.remove('interactive', 'interactive0')).toBe(true);
  expect(queue.remove('interactive', 'interactive0')).toBe(false);
  expect(queue.drain()).toEqual(['interactive1']);
  expect(queue.size).toBe(0);
});
