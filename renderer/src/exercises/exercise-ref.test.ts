import { expect, test } from 'vitest';
import { readRef } from './exercise-ref';

test('a stored reference is read as it was', () => {
  expect(readRef({ source: 'lesson', id: 'one' })).toEqual({ source: 'lesson', id: 'one' });
});

test.each([
  ['nothing', undefined],
  ['a lesson without an id', { source: 'lesson' }],
  ['what only a newer version of the app can open', { source: 'riddle', id: 'one' }],
])('%s is no exercise', (_, stored) => {
  expect(readRef(stored)).toBeNull();
});
