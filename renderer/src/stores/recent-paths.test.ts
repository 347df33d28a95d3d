import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { RecentPaths } from './recent-paths';

function storage(values: Record<string, string> = {}) {
  const { storage: area } = fakePlatform();
  for (const [key, value] of Object.entries(values)) area.set(key, value);
  return area;
}

test('the newest path comes first, each is listed once, and old ones go', () => {
  const recent = new RecentPaths(storage(), 'ada');
  for (let number = 0; number < 40; number++) recent.add(`/lessons/${number}`);
  recent.add('/lessons/38');
  expect(recent.list().slice(0, 3)).toEqual(['/lessons/38', '/lessons/39', '/lessons/37']);
  expect(recent.list()).toHaveLength(30);
});

test('learners do not see each other’s', () => {
  const shared = storage();
  new RecentPaths(shared, 'ada').add('/courses');
  expect(new RecentPaths(shared, 'grace').list()).toEqual([]);
});

test('a corrupt list is empty', () => {
  expect(new RecentPaths(storage({ 'emberforge.recent.ada': '{' }), 'ada').list()).toEqual([]);
  expect(new RecentPaths(storage({ 'emberforge.recent.ada': '[1, "/a"]' }), 'ada').list()).toEqual(['/a']);
});
