import { describe, expect, test } from 'vitest';
import { levelSteps } from './levelSteps';
import { nextNumber } from './nextNumber';

describe('the level bar', () => {
  test('fills once within a level, in 2 seconds', () => {
    expect(levelSteps({ level: 3, fraction: 0.2 }, { level: 3, fraction: 0.7 })).toEqual([
      { level: 3, from: 0.2, to: 0.7, durationMs: 2000 },
    ]);
  });

  test('fills each level on the way, 2 seconds each for up to 2 levels', () => {
    expect(levelSteps({ level: 3, fraction: 0.5 }, { level: 5, fraction: 0.1 })).toEqual([
      { level: 3, from: 0.5, to: 1, durationMs: 2000 },
      { level: 4, from: 0, to: 1, durationMs: 2000 },
      { level: 5, from: 0, to: 0.1, durationMs: 2000 },
    ]);
  });

  test('takes 1 second per level for more than 2 levels', () => {
    const steps = levelSteps({ level: 1, fraction: 0 }, { level: 4, fraction: 0.5 });
    expect(steps.map((step) => step.durationMs)).toEqual([1000, 1000, 1000, 1000]);
  });

  test('divides a given time between the levels', () => {
    const steps = levelSteps({ level: 1, fraction: 0.9 }, { level: 2, fraction: 0.5 }, 440);
    expect(steps.map((step) => step.durationMs)).toEqual([220, 220]);
  });

  test('never runs backward', () => {
    expect(levelSteps({ level: 4, fraction: 0.5 }, { level: 4, fraction: 0.2 })).toEqual([]);
    expect(levelSteps({ level: 4, fraction: 0.5 }, { level: 1, fraction: 0.9 })).toEqual([]);
  });
});

describe('an animated number', () => {
  test('moves by a tenth of the remainder per step', () => {
    expect(nextNumber(0, 1000)).toBe(100);
    expect(nextNumber(100, 1000)).toBe(190);
    expect(nextNumber(50, -50)).toBe(40);
  });

  test.each([
    [0, 12345],
    [500, 3],
    [-7, 0],
    [1.5, 4],
  ])('ends exactly at its target, from %d to %d', (from, to) => {
    let current = from;
    for (let step = 0; step < 200 && current !== to; step += 1) current = nextNumber(current, to);
    expect(current).toBe(to);
  });
});
