import { expect, test } from 'vitest';
import { bonusPercent, defeatDuration, type Fight, phaseOf, timeLeft } from './fight-state';

const START = '2026-01-05T12:00:00.000Z';
const END = '2026-01-12T12:00:00.000Z';
const endMs = Date.parse(END);
const HOUR_MS = 3_600_000;

const fight = (xpTotal: number, defeatedAt: string | null = null) =>
  ({ event: { startsAt: START, expiresAt: END, defeatedAt, healthPoints: 10_000 }, xpTotal }) as Fight;

test('a fight goes on until its time is up, with bonus time after the defeat', () => {
  expect(phaseOf(fight(9_999), endMs - 1)).toBe('fight');
  expect(phaseOf(fight(10_000), endMs - 1)).toBe('bonus');
  expect(phaseOf(fight(0, START), endMs - 1)).toBe('bonus');
  expect(phaseOf(fight(10_000), endMs)).toBe('over');
  expect(phaseOf(fight(0), endMs + 1)).toBe('over');
});

test('the countdown starts with the largest unit that’s left', () => {
  const left = (ms: number) => timeLeft(END, endMs - ms);
  expect(left(7 * 24 * HOUR_MS)).toBe('7d 0h 0m 0s');
  expect(left(24 * HOUR_MS - 1_000)).toBe('23h 59m 59s');
  expect(left(61_000)).toBe('1m 1s');
  expect([left(999), left(0), left(-5_000)]).toEqual(['0s', '0s', '0s']);
});

test('the time to the defeat is in days and hours', () => {
  const after = (hours: number) => {
    const defeatedAt = new Date(Date.parse(START) + hours * HOUR_MS).toISOString();
    return defeatDuration(fight(0, defeatedAt).event, endMs);
  };
  expect([0.5, 1, 24, 49.9, 52].map(after)).toEqual([
    'less than an hour',
    '1 hour',
    '1 day',
    '2 days and 1 hour',
    '2 days and 4 hours',
  ]);
});

test('the aura is shown in whole percent', () => {
  expect([0, 0.05, 0.554, 0.555, 1].map((xpBonus) => bonusPercent({ xpBonus }))).toEqual([0, 5, 55, 56, 100]);
});
