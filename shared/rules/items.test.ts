import { expect, test } from 'vitest';
import { ITEM_KINDS, ITEMS, isOffered, POTION_MS, potionTime } from './items';

test.each([
  ['xp_potion', 6, 3],
  ['armor', 8, 4],
  ['baked_salmon', 2, 1],
  ['seer_stone', 10, 5],
  ['frozen_flame', 12, 6],
] as const)('%s costs %i gems and sells for %i', (kind, price, refund) => {
  expect(ITEMS[kind]).toMatchObject({ price, refund });
});

test('no item sells for more than half its price, so trading never makes gems', () => {
  for (const kind of ITEM_KINDS) expect(2 * ITEMS[kind].refund).toBeLessThanOrEqual(ITEMS[kind].price);
});

test('everything but baked salmon is sold without a tutor, and that too once there is one', () => {
  expect(ITEM_KINDS.filter((kind) => !isOffered(kind, false))).toEqual(['baked_salmon']);
  expect(ITEM_KINDS.every((kind) => isOffered(kind, true))).toBe(true);
});

const NOON = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);

test.each([
  ['none is running', undefined, NOON],
  ['one has just ended', NOON, NOON],
  ['one ended earlier', after(-1), NOON],
  ['one is running', after(1), after(1)],
  ['several are waiting', after(3 * POTION_MS), after(3 * POTION_MS)],
])('a potion lasts an hour, from the end of the one before: %s', (_, runningUntil, startsAt) => {
  expect(potionTime(NOON, runningUntil)).toEqual({
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  });
});
