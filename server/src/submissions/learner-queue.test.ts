import { expect, test } from 'vitest';
import { LearnerQueue } from './learner-queue';

/** Works that end when told to, in the order they were started. */
class Bench {
  readonly started: string[] = [];
  private readonly ends: Array<() => void> = [];

  work(name: string): () => Promise<string> {
    return () => {
      this.started.push(name);
      return new Promise((resolve) => this.ends.push(() => resolve(name)));
    };
  }

  async endNext(): Promise<void> {
    this.ends.shift()?.();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a learner leaves a runner to the others, who do not wait; the rest go in order', async () => {
  const bench = new Bench();
  const queue = new LearnerQueue(() => 3, 10);
  const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run('ada', bench.work(name)));
  const other = queue.run('grace', bench.work('other'));
  await settled();
  expect(bench.started).toEqual(['a', 'b', 'other']);
  await bench.endNext();
  await bench.endNext();
  expect(bench.started).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (let left = 3; left > 0; left--) await bench.endNext();
  expect(await Promise.all([...runs, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('too many waiting are refused, and there is room again once one is done', async () => {
  const bench = new Bench();
  const queue = new LearnerQueue(() => 2, 1);
  const [first, second] = [queue.run('ada', bench.work('a')), queue.run('ada', bench.work('b'))];
  const refused = { kind: 'rate-limited', retryAfterSeconds: 5 };
  await expect(queue.run('ada', bench.work('c'))).rejects.toMatchObject(refused);
  await bench.endNext();
  const third = queue.run('ada', bench.work('d'));
  await bench.endNext();
  await bench.endNext();
  expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'd']);
});

test('a work that fails makes room like any other', async () => {
  const queue = new LearnerQueue(() => 2, 1);
  const failing = queue.run('ada', () => Promise.reject(new Error('on purpose')));
  const next = queue.run('ada', async () => 'next');
  await expect(failing).rejects.toThrow('on purpose');
  expect(await next).toBe('next');
});
