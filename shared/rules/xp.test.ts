import { describe, expect, test } from 'vitest';
import { levelMultiplier } from './levels';
import { baseXp, type LessonXpFacts, lessonAward, streakPercent } from './xp';

const PLAIN: LessonXpFacts = { difficulty: 1, level: 1 };

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

  test('a plain lesson of a newcomer is doubled by their level', () => {
    expect(lessonAward(PLAIN)).toEqual({
      lessonXp: 100,
      chapterXp: 0,
      lines: [
        { Name: 'Lesson', Percent: 0, XP: 50 },
        { Name: 'Level multiplier', Percent: 100, XP: 50 },
      ],
    });
  });

  test('everything at once, each percentage of what stands above it', () => {
    const facts: LessonXpFacts = {
      difficulty: 3,
      level: 30,
      isFirstOfDay: true,
      streakDays: 7,
      hasPotion: true,
      bossAuraPercent: 10,
      usedTutor: true,
      completesChapter: true,
    };
    expect(lessonAward(facts)).toEqual({
      lessonXp: 374,
      chapterXp: 100,
      lines: [
        { Name: 'Lesson', Percent: 0, XP: 90 },
        { Name: 'First lesson of the day', Percent: 0, XP: 200 },
        { Name: 'Streak', Percent: 7, XP: 20 },
        { Name: 'XP potion', Percent: 25, XP: 78 },
        { Name: 'Boss aura', Percent: 10, XP: 39 },
        { Name: 'Level multiplier', Percent: 75, XP: 320 },
        { Name: 'Tutor used', Percent: -50, XP: -373 },
        { Name: 'Chapter complete', Percent: 0, XP: 100 },
      ],
    });
  });

  test('a solution that was seen takes the whole lesson, never the chapter', () => {
    const award = lessonAward({ ...PLAIN, isFirstOfDay: true, sawSolution: true, completesChapter: true });
    expect(award).toMatchObject({ lessonXp: 0, chapterXp: 100 });
    expect(award.lines.slice(-2)).toEqual([
      { Name: 'Solution seen', Percent: -100, XP: -500 },
      { Name: 'Chapter complete', Percent: 0, XP: 100 },
    ]);
  });

  test('a streak counts for twenty days at most', () => {
    expect([-1, 0, 1, 19, 20, 21, 400].map(streakPercent)).toEqual([0, 0, 1, 19, 20, 20, 20]);
  });

  test('whatever the facts: the lines add up, nothing is below zero or a fraction', () => {
    for (const facts of manyFacts(5000)) {
      const { lessonXp, chapterXp, lines } = lessonAward(facts);
      const sum = lines.reduce((total, line) => total + line.XP, 0);
      expect(sum, JSON.stringify(facts)).toBe(lessonXp + chapterXp);
      expect(lessonXp).toBeGreaterThanOrEqual(0);
      for (const { XP, Percent } of lines) expect([XP, Percent].every(Number.isInteger)).toBe(true);
      if (facts.sawSolution) expect(lessonXp).toBe(0);
    }
  });

  test('a higher level never earns more for the same lesson', () => {
    const earned = [1, 20, 30, 60, 80, 100].map((level) => lessonAward({ ...PLAIN, level }).lessonXp);
    expect(earned).toEqual(earned.toSorted((a, b) => b - a));
    expect(earned[0]).toBe(50 * levelMultiplier(1));
  });
});

/** A repeatable spread over all facts. */
function* manyFacts(count: number): Generator<LessonXpFacts> {
  let seed = 20_260_301;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let index = 0; index < count; index++)
    yield {
      difficulty: 1 + next(91) / 10,
      level: 1 + next(130),
      isFirstOfDay: next(2) === 0,
      streakDays: next(40),
      hasPotion: next(2) === 0,
      bossAuraPercent: next(101),
      usedTutor: next(3) === 0,
      sawSolution: next(4) === 0,
      completesChapter: next(4) === 0,
    };
}
