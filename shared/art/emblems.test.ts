import { expect, test } from 'vitest';
import { COURSE_EMBLEMS } from '../content/course-emblems';
import { EMBLEMS } from './emblems';

test('a course can have every emblem, and no other', () => {
  const icons = Object.values(EMBLEMS).map(({ icon }) => icon);
  expect(COURSE_EMBLEMS).toEqual([...new Set(icons)].sort());
});
