import { expect, test } from 'vitest';
import { moodAfter } from './boots-mood';

test('Boots thinks, hopes and suffers along with the failures', () => {
  const moods = [1, 2, 3, 4, 9].map((failures) => moodAfter({ isSuccess: false, failures, spree: 0 }));
  expect(moods).toEqual(['bootsthink', 'bootspray', 'bootspray', 'bootssad', 'bootssad']);
});

test('his face after a success depends on how hard it was', () => {
  const after = (failures: number, spree = 0) => moodAfter({ isSuccess: true, failures, spree });
  expect([after(0), after(0, 5), after(1), after(4)]).toEqual([
    'bootsthumb',
    'bootsflex',
    'bootshappy',
    'bootsheart',
  ]);
});
