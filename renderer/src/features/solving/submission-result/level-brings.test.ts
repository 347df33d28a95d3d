import { expect, test } from 'vitest';
import { levelBrings } from './level-brings';

test.each([
  [2, false, 'Next role: Pupil, at level 20'],
  [10, false, 'Leagues are open to you now.'],
  [10, true, 'Next role: Pupil, at level 20'],
  [30, false, 'Next role: Disciple, at level 40'],
  [100, false, undefined],
])('level %d, without competition: %s, brings “%s”', (level, hidesCompetition, text) => {
  expect(levelBrings(level, hidesCompetition)).toBe(text);
});
