import { expect, test } from 'vitest';
import { MODALS } from './modals';

const OPEN_TO_EVERYONE = [
  'info-streak',
  'info-sharpshooter',
  'info-boots',
  'info-boots-interview',
  'info-solutions',
  'info-potions',
  'info-spellbook',
  'info-difficulty',
  'info-streak-protection',
  'info-video',
  'info-guest',
  'gem-store',
  'recruit-a-friend',
  'boss',
];

test('what explains the product is open to everyone, and what belongs to a learner needs a sign-in', () => {
  const names = Object.keys(MODALS);
  const open = names.filter((name) => MODALS[name]!.audience === undefined);
  expect([...open, 'boss'].sort()).toEqual(expect.arrayContaining([...OPEN_TO_EVERYONE].sort()));
  expect(open.filter((name) => !OPEN_TO_EVERYONE.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['quest-board', 'achievements']));
});
