import { describe, expect, test } from 'vitest';
import { dayBefore, dayIn, endOfDay, startOfDay, streakBefore } from './days';

describe('a learner’s day', () => {
  test.each([
    ['Pacific/Auckland', '2026-01-05'],
    ['UTC', '2026-01-04'],
    ['America/Los_Angeles', '2026-01-04'],
  ])('in %s it is the %s', (zone, day) => {
    expect(dayIn(zone, new Date('2026-01-04T12:00:00Z'))).toBe(day);
  });

  test('starts at local midnight, with and without daylight saving time', () => {
    const inBerlin = (instant: string) => dayIn('Europe/Berlin', new Date(instant));
    expect(inBerlin('2026-01-09T22:59:59Z')).toBe('2026-01-09');
    expect(inBerlin('2026-01-09T23:00:00Z')).toBe('2026-01-10');
    expect(inBerlin('2026-07-09T21:59:59Z')).toBe('2026-07-09');
    expect(inBerlin('2026-07-09T22:00:00Z')).toBe('2026-07-10');
  });

  test('the previous day is correct across months, years and leap days', () => {
    expect(['2026-03-01', '2024-03-01', '2026-01-01'].map(dayBefore)).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2025-12-31',
    ]);
  });
});

describe('a streak', () => {
  test('counts the days in a row before today, without today', () => {
    expect(streakBefore('2026-03-02', ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'])).toBe(2);
  });

  test('ends with a missed day', () => {
    expect(streakBefore('2026-03-02', ['2026-02-28', '2026-02-27'])).toBe(0);
    expect(streakBefore('2026-03-02', [])).toBe(0);
  });
});

describe('the first instant of a day', () => {
  test.each([
    ['UTC', '2026-03-01', '2026-03-01T00:00:00Z', 24],
    ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00Z', 24],
    ['Pacific/Pago_Pago', '2026-03-01', '2026-03-01T11:00:00Z', 24],
    ['Asia/Kathmandu', '2026-03-01', '2026-02-28T18:15:00Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', 23], // midnight is skipped
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0], // the day is skipped
  ])('in %s, %s starts at %s and has %s hours', (zone, day, start, hours) => {
    expect(startOfDay(zone, day)).toEqual(new Date(start));
    expect(endOfDay(zone, day).getTime() - startOfDay(zone, day).getTime()).toBe(hours * 3_600_000);
  });
});
