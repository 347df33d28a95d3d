import { expect, test } from 'vitest';
import { MODALS } from './modals';

const EVERYONE = [
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
  'server',
];

test('what explains the product is open to everyone, and what belongs to a learner needs a sign-in', () => {
  const namesFor = (audience: 'learners' | undefined) =>
    Object.keys(MODALS)
      .filter((name) => MODALS[name]!.audience === audience)
      .sort();
  expect(namesFor(undefined)).toEqual([...EVERYONE].sort());
  expect(namesFor('learners')).toEqual(['achievements', 'quest-board', 'settings']);
});
