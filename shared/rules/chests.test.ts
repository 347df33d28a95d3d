import { expect, test } from 'vitest';
import { CHEST_ITEMS, CHEST_KINDS, CHESTS, chestKindOf, drawChest, editionFor, ODDS } from './chests';
import { SeededRandom } from './random';

const DRAWS = 4_000;
const draws = (kind: (typeof CHEST_KINDS)[number], edition?: number) =>
  Array.from({ length: DRAWS }, (_, number) => drawChest(kind, `seed ${number}`, edition));
const countItems = (items: Record<string, number>) => Object.values(items).reduce((sum, n) => sum + n, 0);

test.each([
  ['common', 3, 6, 0, 0],
  ['uncommon', 6, 12, 0, 1],
  ['rare', 12, 25, 1, 1],
  ['mythic', 40, 80, 3, 3],
] as const)('a %s chest has %d to %d gems and %d to %d items', (kind, min, max, fewest, most) => {
  const all = draws(kind);
  const gems = all.map((contents) => contents.gems);
  expect([Math.min(...gems), Math.max(...gems)]).toEqual([min, max]);
  const items = all.map((contents) => countItems(contents.items));
  expect([Math.min(...items), Math.max(...items)]).toEqual([fewest, most]);
});

test('a quarter of the uncommon chests have an item', () => {
  const share = draws('uncommon').filter(({ items }) => countItems(items) > 0).length / DRAWS;
  expect(share).toBeGreaterThan(0.23);
  expect(share).toBeLessThan(0.27);
});

test.each(ODDS.map((_, edition) => edition))('items come as often as published, in edition %i', (edition) => {
  const all = draws('mythic', edition);
  const { items } = ODDS[edition]!;
  expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const item of CHEST_ITEMS) {
    const weight = items.find((one) => one.item === item)?.weight ?? 0;
    const percent = (all.reduce((sum, chest) => sum + chest.items[item], 0) / (3 * DRAWS)) * 100;
    if (weight === 0) expect(percent, item).toBe(0);
    else expect(Math.abs(percent - weight), item).toBeLessThan(2);
  }
});

test('baked salmon is drawn only while there’s a tutor', () => {
  const drawn = (tutorAnswers: boolean) => ODDS[editionFor(tutorAnswers)]!.items.map(({ item }) => item);
  expect(drawn(true).sort()).toEqual([...CHEST_ITEMS].sort());
  expect(drawn(false).sort()).toEqual(CHEST_ITEMS.filter((item) => item !== 'baked_salmon').sort());
});

test('a chest can be replayed: stored seeds keep their contents forever', () => {
  expect(drawChest('mythic', '00112233445566778899aabbccddeeff', 0)).toMatchInlineSnapshot(`
    {
      "gems": 65,
      "items": {
        "armor": 2,
        "baked_salmon": 0,
        "frozen_flame": 0,
        "seer_stone": 0,
        "xp_potion": 1,
      },
    }
  `);
  expect(drawChest('rare', 'a', 0)).toEqual(drawChest('rare', 'a', 0));
  expect(() => drawChest('rare', 'a', 99)).toThrow('There is no edition 99 of the odds.');
});

test('every kind has its own fixed id', () => {
  for (const kind of CHEST_KINDS) expect(chestKindOf(CHESTS[kind].id)).toBe(kind);
  expect(chestKindOf('unknown')).toBeUndefined();
});

test('random numbers are spread evenly', () => {
  const random = new SeededRandom('spread');
  const counts = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 10_000; draw += 1) counts[random.between(0, 9)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});
