import { describe, expect, test } from 'vitest';
import { plusDays } from './days';
import {
  addEmberProgress,
  countDay,
  DAYS_PER_EMBER,
  type DayCover,
  missDay,
  mondayOf,
  type Protections,
  restDayProblem,
  type StreakState,
  startStreak,
} from './streak';

const NOTHING: Protections = { isRestDay: false, wasOutage: false, embers: 0, frozenFlames: 0 };
const SUNDAY = '2026-03-01';
const streakOf = (length: number, change: Partial<StreakState> = {}): StreakState => ({
  ...startStreak(SUNDAY),
  length,
  longest: length,
  ...change,
});

describe('a missed day', () => {
  test.each<[string, Partial<Protections>, Partial<StreakState>, DayCover | null, number]>([
    ['ends the streak without protection', {}, {}, null, 0],
    ['spends an ember', { embers: 1 }, {}, 'ember', 7],
    ['spends an ember before a frozen flame', { embers: 2, frozenFlames: 2 }, {}, 'ember', 7],
    ['spends a frozen flame without embers', { frozenFlames: 1 }, {}, 'flame', 7],
    ['is free on a rest day', { isRestDay: true, embers: 1, frozenFlames: 1 }, {}, 'rest', 7],
    ['is forgiven after an outage', { wasOutage: true, embers: 1, frozenFlames: 1 }, {}, 'outage', 7],
    ['is free while frozen', { embers: 1 }, { frozenThrough: '2026-03-02' }, 'frozen', 7],
    ['spends again after the freeze', { frozenFlames: 1 }, { frozenThrough: SUNDAY }, 'flame', 7],
    ['on a rest day uses a frozen day, too', { isRestDay: true }, { frozenThrough: '2026-03-02' }, 'rest', 7],
  ])('%s', (_, protections, change, cover, length) => {
    const missed = missDay(streakOf(7, change), { ...NOTHING, ...protections });
    expect(missed.cover).toBe(cover);
    expect(missed.state).toMatchObject({ length, longest: 7, throughDay: '2026-03-02' });
  });

  test('a frozen flame freezes four days, the missed one included', () => {
    let { state, cover } = missDay(streakOf(7), { ...NOTHING, frozenFlames: 1 });
    const covers = [cover];
    for (let day = 0; day < 4; day++) {
      ({ state, cover } = missDay(state, NOTHING));
      covers.push(cover);
    }
    expect(covers).toEqual(['flame', 'frozen', 'frozen', 'frozen', null]);
  });

  test('a freeze ends with its days, whether the learner comes back or not', () => {
    const frozen = missDay(streakOf(7), { ...NOTHING, frozenFlames: 1 }).state;
    const back = countDay(frozen, '2026-03-03');
    expect(back.length).toBe(8);
    expect(missDay(back, NOTHING).cover).toBe('frozen');
    expect(missDay(countDay(back, '2026-03-05'), NOTHING).cover).toBeNull();
  });
});

describe('a day that counts', () => {
  test('adds one, once', () => {
    const once = countDay(streakOf(7), '2026-03-02');
    expect(once).toMatchObject({ length: 8, longest: 8, throughDay: '2026-03-02' });
    expect(countDay(once, '2026-03-02')).toBe(once);
    expect(countDay(once, SUNDAY)).toBe(once);
  });

  test('starts over after a streak that ended, and keeps the longest', () => {
    const ended = missDay(streakOf(7), NOTHING).state;
    expect(countDay(ended, '2026-03-03')).toMatchObject({ length: 1, longest: 7 });
  });
});

describe('embers', () => {
  test('are earned with the fifth day', () => {
    let state = startStreak(SUNDAY);
    const earned: boolean[] = [];
    for (let day = 0; day < 2 * DAYS_PER_EMBER; day++) {
      const next = addEmberProgress(state, 0);
      state = next.state;
      earned.push(next.earnsEmber);
    }
    expect(earned.flatMap((isEarned, day) => (isEarned ? [day + 1] : []))).toEqual([5, 10]);
    expect(state.emberProgress).toBe(0);
  });

  test('progress pauses with two embers, and continues with one', () => {
    const state = startStreak(SUNDAY);
    expect(addEmberProgress({ ...state, emberProgress: 4 }, 2)).toMatchObject({
      earnsEmber: false,
      state: { emberProgress: 4 },
    });
    expect(addEmberProgress({ ...state, emberProgress: 4 }, 1).earnsEmber).toBe(true);
  });
});

describe('rest days', () => {
  const problem = (day: string, restDays: string[] = []) =>
    restDayProblem(day, { today: '2026-03-04', restDays });

  test.each([
    ['2026-03-03', 'too-early'],
    ['2026-03-04', 'too-early'],
    ['2026-03-05', undefined],
    [plusDays('2026-03-04', 28), undefined],
    [plusDays('2026-03-04', 29), 'too-far'],
  ])('%s', (day, expected) => {
    expect(problem(day)).toBe(expected);
  });

  test('two fit in a week from Monday to Sunday', () => {
    const weekend = ['2026-03-07', '2026-03-08'];
    expect(problem('2026-03-06', weekend)).toBe('too-many');
    expect(problem('2026-03-07', weekend)).toBeUndefined();
    expect(problem('2026-03-09', weekend)).toBeUndefined();
    expect(['2026-03-02', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
      '2026-03-02',
      '2026-03-02',
      '2026-03-09',
    ]);
  });
});
