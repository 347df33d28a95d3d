import { expect, test } from 'vitest';
import { earnsChest, effectOf, hitsToChest, type Shot } from './sharpshooter';

const first = { earlierShots: 0, wasSolved: false, sawSolution: false, armorBroke: false };
const success: Shot = { ...first, isSuccess: true };
const failure: Shot = { ...first, isSuccess: false };

test.each([
  ['a first success extends the spree', success, 0, 0, 'hit'],
  ['a later success does not', { ...success, earlierShots: 1 }, 5, 0, 'none'],
  ['solving it again does not', { ...success, earlierShots: 1, wasSolved: true }, 5, 0, 'none'],
  ['a solution that was viewed before extends nothing', { ...success, sawSolution: true }, 5, 0, 'none'],
  ['a failure ends the spree', failure, 1, 0, 'lost'],
  ['a later failure ends it, too', { ...failure, earlierShots: 3 }, 1, 0, 'lost'],
  ['armor breaks instead', failure, 1, 1, 'armor'],
  ['armor is not spent without a spree', failure, 0, 1, 'none'],
  ['armor is not spent on a solved lesson', { ...failure, earlierShots: 1, wasSolved: true }, 9, 1, 'none'],
  [
    'a failure in a solved lesson ends nothing',
    { ...failure, earlierShots: 1, wasSolved: true },
    9,
    0,
    'none',
  ],
  ['a lesson breaks one armor only', { ...failure, earlierShots: 1, armorBroke: true }, 9, 1, 'none'],
  ['and stays covered without another', { ...failure, earlierShots: 1, armorBroke: true }, 9, 0, 'none'],
  [
    'a lesson that broke armor extends nothing',
    { ...success, earlierShots: 1, armorBroke: true },
    9,
    0,
    'none',
  ],
] as const)('%s', (_, shot, spree, armor, effect) => {
  expect(effectOf(shot, spree, armor)).toBe(effect);
});

test.each([
  [0, false, 15],
  [1, false, 14],
  [14, false, 1],
  [15, true, 15],
  [16, false, 14],
  [30, true, 15],
])('a spree of %i earns a chest: %s, and %i hits are left to the next', (spree, earns, left) => {
  expect([earnsChest(spree), hitsToChest(spree)]).toEqual([earns, left]);
});
