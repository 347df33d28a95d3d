import { expect, test } from 'vitest';
import { QueryTurns } from './query-turns';

/** Two threads, and work that takes as many milliseconds as its text is long. */
function setUp() {
  let now = 0;
  const turns = new QueryTurns(2, () => now);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, length: number) => {
    void turns.take(name[0]!, length, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
    return turn();
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string, after: number) => {
    now += after;
    ends.get(name)!();
    await turn();
  };
  return { send, started, end };
}

test('one learner never has all threads, so another is served at once', async () => {
  const { send, started } = setUp();
  for (const name of ['a1', 'a2', 'a3', 'b1']) await send(name, 400);
  expect(started).toEqual(['a1', 'b1']);
});

test('a learner’s smallest text is next', async () => {
  const { send, started, end } = setUp();
  for (const [name, length] of [
    ['a1', 9],
    ['a2', 400],
    ['a3', 5],
    ['a4', 60],
  ] as const)
    await send(name, length);
  await end('a1', 1);
  await end('a3', 1);
  await end('a4', 1);
  expect(started).toEqual(['a1', 'a3', 'a4', 'a2']);
});

test('whoever has used the threads least is next, but nobody waits forever', async () => {
  const { send, started, end } = setUp();
  for (const name of ['a1', 'b1', 'a2', 'b2', 'c1', 'c2']) await send(name, 10);
  await end('a1', 100);
  expect(started.slice(2)).toEqual(['c1']);
  await end('b1', 10);
  await end('c1', 10);
  expect(started.slice(3).toSorted()).toEqual(['a2', 'c2']);
});
