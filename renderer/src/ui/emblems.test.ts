import { EMBLEM_NAMES } from '@shared/content/emblem-names';
import { expect, test } from 'vitest';
import { EMBLEMS } from './emblems';

test('a course can have every emblem, and no other', () => {
  expect(EMBLEM_NAMES).toEqual(Object.keys(EMBLEMS));
});
