import { describe, expect, test } from 'vitest';
import { baseXp, levelPercent, levelPercentEnd, streakPercent, XpTally, xpAtLevel } from './xp';

describe("a lesson's XP", () => {
  test.each([
    [1, 50],
    [5, 130],
    [10, 230],
    [2.3, 75],
    [2.1, 70],
  ])('difficulty %d is worth %d', (difficulty, xp) => {
    expect(baseXp(difficulty)).toBe(xp);
  });

  test.each([
    [1, 100],
    [29, 100],
    [30, 88],
    [100, 63],
  ])('at level %d, 50 XP become %d', (level, xp) => {
    expect(xpAtLevel(50, level)).toBe(xp);
  });

  test.each([
    [100, 30],
    [75, 60],
    [30, 100],
    [25, null],
  ])('a level multiplier of %d%% ends at level %s', (percent, level) => {
    expect(levelPercentEnd(percent)).toBe(level);
  });

  test('each percentage applies to the sum of the lines above it', () => {
    const tally = new XpTally()
      .add('Lesson', 90)
      .add('First lesson of the day', 200)
      .addPercent('Streak', 7)
      .addPercent('XP potion', 25)
      .addPercent('Boss aura', 10)
      .addPercent('Level multiplier', levelPercent(30))
      .addPercent('Tutor used', -50);
    expect(tally.xp).toBe(374);
    expect(tally.lines).toEqual([
      { name: 'Lesson', percent: 0, xp: 90 },
      { name: 'First lesson of the day', percent: 0, xp: 200 },
      { name: 'Streak', percent: 7, xp: 20 },
      { name: 'XP potion', percent: 25, xp: 78 },
      { name: 'Boss aura', percent: 10, xp: 39 },
      { name: 'Level multiplier', percent: 75, xp: 320 },
      { name: 'Tutor used', percent: -50, xp: -373 },
    ]);
  });

  test('a percentage without effect adds no line', () => {
    expect(new XpTally().add('Lesson', 50).addPercent('Streak', 0).lines).toHaveLength(1);
  });

  test('-100% leaves zero, and the sum never goes below zero', () => {
    const tally = new XpTally()
      .add('Lesson', 51)
      .addPercent('Tutor used', -50)
      .addPercent('Solution seen', -100);
    expect(tally.xp).toBe(0);
    expect(tally.addPercent('Once more', -100).lines.at(-1)).toEqual({
      name: 'Once more',
      percent: -100,
      xp: 0,
    });
    expect(new XpTally().add('Lesson', 10).addPercent('Far too much', -300).xp).toBe(0);
  });

  test('a streak counts up to twenty days', () => {
    expect([-1, 0, 1, 19, 20, 21, 400].map(streakPercent)).toEqual([0, 0, 1, 19, 20, 20, 20]);
  });

  test('a higher level never adds a larger bonus', () => {
    const percents = [1, 20, 30, 60, 80, 100].map(levelPercent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect([percents[0], percents.at(-1)]).toEqual([100, 25]);
  });

  test('with any percentages, lines are whole numbers that add up and never go below zero', () => {
    let seed = 20_260_301;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let round = 0; round < 5000; round++) {
      const tally = new XpTally().add('Lesson', baseXp(1 + next(91) / 10));
      for (let line = next(8); line > 0; line--) tally.addPercent('Line', next(301) - 150);
      expect(tally.lines.reduce((total, { xp }) => total + xp, 0)).toBe(tally.xp);
      expect(tally.xp).toBeGreaterThanOrEqual(0);
      for (const { xp, percent } of tally.lines) expect([xp, percent].every(Number.isInteger)).toBe(true);
    }
  });
});
