import { expect, test } from 'vitest';
import { Readiness } from './readiness';

test('names what is not ready: what says no, what fails, and what never answers', async () => {
  const readiness = new Readiness(20);
  readiness.add({ name: 'content', isReady: () => true });
  readiness.add({ name: 'runners', isReady: () => false });
  readiness.add({ name: 'database', isReady: () => Promise.reject(new Error('gone')) });
  readiness.add({ name: 'redis', isReady: () => new Promise(() => {}) });
  expect(await readiness.missing()).toEqual(['runners', 'database', 'redis']);
});

test('a server that is stopping is not ready, whatever its parts say', async () => {
  const readiness = new Readiness();
  readiness.add({ name: 'content', isReady: () => true });
  expect(await readiness.missing()).toEqual([]);
  readiness.stop();
  expect(await readiness.missing()).toEqual(['server']);
});
