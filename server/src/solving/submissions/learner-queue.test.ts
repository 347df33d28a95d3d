import { expect, test } from 'vitest';
import { GuestQueue } from './guest-queue';
import { LearnerQueue } from './learner-queue';
import { MemoryTurns } from './turns/memory-turns';

/** Work whose end the test decides, first started first. */
class ManualWork {
  readonly started: string[] = [];
  private readonly ends: Array<() => void> = [];

  start(name: string): () => Promise<string> {
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
  const manual = new ManualWork();
  const queue = new LearnerQueue(new MemoryTurns(), () => 3, 10);
  const runs = ['a', 'b', 'c', 'd'].map((name) => queue.run('ada', manual.start(name)));
  const other = queue.run('grace', manual.start('other'));
  await settled();
  expect(manual.started).toEqual(['a', 'b', 'other']);
  await manual.endNext();
  await manual.endNext();
  expect(manual.started).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (let left = 3; left > 0; left--) await manual.endNext();
  expect(await Promise.all([...runs, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('too many waiting are refused, and there is room again once one is done', async () => {
  const manual = new ManualWork();
  const queue = new LearnerQueue(new MemoryTurns(), () => 2, 1);
  const [first, second] = [queue.run('ada', manual.start('a')), queue.run('ada', manual.start('b'))];
  const refused = { kind: 'rate-limited', retryAfterSeconds: 5 };
  await expect(queue.run('ada', manual.start('c'))).rejects.toMatchObject(refused);
  await manual.endNext();
  const third = queue.run('ada', manual.start('d'));
  await manual.endNext();
  await manual.endNext();
  expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'd']);
});

test('with a single runner, a learner has one submission on it at a time, so others get the next turn', async () => {
  const manual = new ManualWork();
  const queue = new LearnerQueue(new MemoryTurns(), () => 1);
  const loops = ['a', 'b', 'c'].map((name) => queue.run('ada', manual.start(name)));
  const other = queue.run('grace', manual.start('other'));
  await settled();
  expect(manual.started).toEqual(['a', 'other']);
  for (let left = 4; left > 0; left--) await manual.endNext();
  expect(await Promise.all([...loops, other])).toEqual(['a', 'b', 'c', 'other']);
});

test('guests leave a runner to learners, and share theirs by address', async () => {
  const manual = new ManualWork();
  const guests = new GuestQueue(new MemoryTurns(), () => 4);
  const flood = ['a', 'b', 'c', 'd'].map((name) => guests.run('192.0.2.1', manual.start(name)));
  const other = guests.run('192.0.2.2', manual.start('other'));
  await settled();
  expect(manual.started).toEqual(['a', 'b', 'other']);
  for (let left = 5; left > 0; left--) await manual.endNext();
  expect(await Promise.all([...flood, other])).toEqual(['a', 'b', 'c', 'd', 'other']);
});

test('when too many guests are waiting, the next one is asked to come back', async () => {
  const manual = new ManualWork();
  const guests = new GuestQueue(new MemoryTurns(), () => 2, 1);
  const [first, second] = ['192.0.2.1', '192.0.2.2'].map((address) =>
    guests.run(address, manual.start(address)),
  );
  await expect(guests.run('192.0.2.3', manual.start('refused'))).rejects.toMatchObject({
    kind: 'rate-limited',
    message: expect.stringContaining('in a few seconds'),
    retryAfterSeconds: 5,
  });
  await manual.endNext();
  await manual.endNext();
  expect(await Promise.all([first, second])).toEqual(['192.0.2.1', '192.0.2.2']);
});
