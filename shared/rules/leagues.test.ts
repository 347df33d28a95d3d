import { describe, expect, test } from 'vitest';
import {
  badgesOf,
  earnsBadge,
  fitsGroup,
  HIGHEST_TIER,
  LEAGUE_NAMES,
  nextGroupSize,
  nextTierOf,
  paceRatio,
  placesOf,
  SEASON_MS,
  seasonAt,
  seasonNumbered,
  zoneOf,
} from './leagues';

const middle = { tier: 4, members: 25, place: 10, xp: 500 };

test('there are ten leagues, each with its own name', () => {
  expect(new Set(LEAGUE_NAMES).size).toBe(10);
});

describe('at the end of the season', () => {
  test.each([
    [1, 'rises'],
    [5, 'rises'],
    [6, 'stays'],
    [20, 'stays'],
    [21, 'falls'],
    [25, 'falls'],
  ])('place %i of 25 %s', (place, zone) => {
    expect(zoneOf({ ...middle, place })).toBe(zone);
  });

  test('nobody rises without XP, above the highest league, or falls below the lowest', () => {
    expect(zoneOf({ ...middle, place: 1, xp: 0 })).toBe('stays');
    expect(nextTierOf({ ...middle, place: 1, tier: HIGHEST_TIER })).toBe(HIGHEST_TIER);
    expect(nextTierOf({ ...middle, place: 25, tier: 0 })).toBe(0);
    expect([1, 10, 25].map((place) => nextTierOf({ ...middle, place }))).toEqual([5, 4, 3]);
  });

  test.each([
    [9, 'stays'],
    [10, 'rises'],
  ])('in a group of %i, the first place %s', (members, zone) => {
    expect(zoneOf({ ...middle, members, place: 1 })).toBe(zone);
  });

  test('in a group of 24, places 21 to 24 fall', () => {
    const zones = [20, 21, 24].map((place) => zoneOf({ ...middle, members: 24, place }));
    expect(zones).toEqual(['stays', 'falls', 'falls']);
  });

  test('one in three earns a badge, at most three', () => {
    expect([1, 2, 3, 5, 6, 9, 25].map(badgesOf)).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(earnsBadge({ members: 25, place: 3, xp: 1 })).toBe(true);
    expect(earnsBadge({ members: 25, place: 4, xp: 1 })).toBe(false);
    expect(earnsBadge({ members: 25, place: 1, xp: 0 })).toBe(false);
  });
});

test('equal XP share the better place', () => {
  expect(placesOf([900, 800, 800, 700])).toEqual([1, 2, 2, 4]);
  expect(placesOf([])).toEqual([]);
});

test('seasons take four weeks and follow each other without a gap', () => {
  const { start, end, number } = seasonNumbered(3);
  expect(end - start).toBe(SEASON_MS);
  expect(new Date(start).getUTCDay()).toBe(1);
  expect(seasonAt(new Date(start))).toEqual(seasonNumbered(number));
  expect(seasonAt(new Date(end - 1)).number).toBe(3);
  expect(seasonAt(new Date(end)).number).toBe(4);
});

describe('groups', () => {
  const sizes = (waiting: number) => {
    const made: number[] = [];
    for (let left = waiting; left > 0; left -= made.at(-1)!) made.push(nextGroupSize(left));
    return made;
  };

  test.each([
    [0, []],
    [24, [24]],
    [25, [25]],
    [26, [13, 13]],
    [49, [25, 24]],
    [50, [25, 25]],
    [51, [25, 13, 13]],
  ])('%i learners', (waiting, expected) => {
    expect(sizes(waiting)).toEqual(expected);
  });

  test('learners of like pace share a group; a small group takes anybody', () => {
    expect(paceRatio(0, 250)).toBe(1);
    expect(paceRatio(4000, 1000)).toBe(4);
    expect(fitsGroup(4000, { pace: 1000, members: 10 })).toBe(true);
    expect(fitsGroup(4001, { pace: 1000, members: 10 })).toBe(false);
    expect(fitsGroup(4001, { pace: 1000, members: 9 })).toBe(true);
  });
});
