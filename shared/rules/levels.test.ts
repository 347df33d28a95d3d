import { describe, expect, test } from 'vitest';
import {
  levelMultiplier,
  levelOfXp,
  nextRoleLevel,
  ROLES,
  roleIndexOf,
  roleOf,
  totalXpToReach,
  xpOfLevel,
  xpWithinLevel,
} from './levels';

describe('the level curve', () => {
  test('starts with the published values', () => {
    expect([1, 2, 3, 4, 5].map(totalXpToReach)).toEqual([0, 400, 880, 1440, 2080]);
    expect([1, 2, 3].map(xpOfLevel)).toEqual([400, 480, 560]);
  });

  test('a level is reached at exactly its threshold', () => {
    for (let level = 2; level <= 2000; level++) {
      expect(levelOfXp(totalXpToReach(level))).toBe(level);
      expect(levelOfXp(totalXpToReach(level) - 1)).toBe(level - 1);
    }
  });

  test('has no highest level', () => {
    const level = 10_000_000;
    expect(levelOfXp(totalXpToReach(level))).toBe(level);
    expect(levelOfXp(totalXpToReach(level) - 1)).toBe(level - 1);
  });

  test('the lowest level is 1', () => {
    expect(levelOfXp(0)).toBe(1);
    expect(levelOfXp(-5)).toBe(1);
    expect(xpWithinLevel(-5)).toBe(0);
  });

  test('the XP within a level goes from 0 to one less than its length', () => {
    expect(xpWithinLevel(0)).toBe(0);
    expect(xpWithinLevel(399)).toBe(399);
    expect(xpWithinLevel(400)).toBe(0);
    expect(xpWithinLevel(879)).toBe(xpOfLevel(2) - 1);
  });
});

describe('roles', () => {
  test('a new role starts every ten levels, and the last one at level 100', () => {
    expect(roleOf(1)).toBe('Apprentice');
    expect(roleOf(19)).toBe('Apprentice');
    expect(roleOf(20)).toBe('Pupil');
    expect(roleOf(99)).toBe('Mage');
    expect(roleOf(100)).toBe('Archmage');
    expect(roleOf(5000)).toBe('Archmage');
    expect(new Set(ROLES.map((_, index) => roleIndexOf((index + 1) * 10))).size).toBe(10);
  });

  test.each([
    [1, 20],
    [19, 20],
    [20, 30],
    [99, 100],
    [100, null],
  ])('after level %d, the next role begins at %s', (level, next) => {
    expect(nextRoleLevel(level)).toBe(next);
  });

  test('the multiplier drops from 2 to 1.25', () => {
    expect([1, 29, 30, 59, 60, 79, 80, 99, 100].map(levelMultiplier)).toEqual([
      2, 2, 1.75, 1.75, 1.5, 1.5, 1.3, 1.3, 1.25,
    ]);
  });
});
