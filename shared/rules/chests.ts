import { isOffered } from './items';
import { SeededRandom } from './random';
import { TUTOR_ANSWERS } from './tutor';

/** The chests and what's in them: the server draws from these tables, and the odds page shows them (docs/chests.md). */

export const CHEST_KINDS = ['common', 'uncommon', 'rare', 'mythic'] as const;
export type ChestKind = (typeof CHEST_KINDS)[number];

export const CHEST_ITEMS = ['xp_potion', 'armor', 'baked_salmon', 'seer_stone', 'frozen_flame'] as const;
export type ChestItem = (typeof CHEST_ITEMS)[number];

/** Why a learner got a chest. */
export const CHEST_SOURCES = [
  'sharpshooter',
  'daily_quest',
  'boss_reward',
  'new_user_reward',
  'friend_recruitment',
] as const;
export type ChestSource = (typeof CHEST_SOURCES)[number];

export interface Chest {
  /** Fixed forever: stored, and on the wire. */
  id: string;
  name: string;
}

export const CHESTS: Readonly<Record<ChestKind, Chest>> = {
  common: { id: '5f7c1f7e-3a52-4a57-9a61-1f0c7b0e1a01', name: 'Common Chest' },
  uncommon: { id: '5f7c1f7e-3a52-4a57-9a61-1f0c7b0e1a02', name: 'Uncommon Chest' },
  rare: { id: '5f7c1f7e-3a52-4a57-9a61-1f0c7b0e1a03', name: 'Rare Chest' },
  mythic: { id: '5f7c1f7e-3a52-4a57-9a61-1f0c7b0e1a04', name: 'Mythic Chest' },
};

/** The kind with this id; undefined if there is none. */
export const chestKindOf = (id: string): ChestKind | undefined =>
  CHEST_KINDS.find((kind) => CHESTS[kind].id === id);

/** What a kind of chest contains. */
export interface ChestOdds {
  /** Every number in this range is equally likely. */
  gems: { min: number; max: number };
  /** How many times an item is drawn. */
  draws: number;
  /** How likely each draw gives an item, 0 to 1. */
  itemChance: number;
}

/** One edition of the tables. */
export interface OddsTable {
  chests: Readonly<Record<ChestKind, ChestOdds>>;
  /** How the items share a draw that gives one. */
  items: readonly [ItemWeight, ...ItemWeight[]];
}

export interface ItemWeight {
  item: ChestItem;
  /** In percent; together 100. */
  weight: number;
}

const FIRST_CHESTS: OddsTable['chests'] = {
  common: { gems: { min: 3, max: 6 }, draws: 0, itemChance: 0 },
  uncommon: { gems: { min: 6, max: 12 }, draws: 1, itemChance: 0.25 },
  rare: { gems: { min: 12, max: 25 }, draws: 1, itemChance: 1 },
  mythic: { gems: { min: 40, max: 80 }, draws: 3, itemChance: 1 },
};

/**
 * Every edition, the newest last. A chest keeps the number of the edition that it was awarded with, so a change is a new
 * edition and never alters what's in a chest that somebody already has.
 */
export const ODDS: readonly [OddsTable, ...OddsTable[]] = [
  {
    chests: FIRST_CHESTS,
    items: [
      { item: 'baked_salmon', weight: 35 },
      { item: 'xp_potion', weight: 25 },
      { item: 'armor', weight: 20 },
      { item: 'seer_stone', weight: 10 },
      { item: 'frozen_flame', weight: 10 },
    ],
  },
  // Without a tutor.
  {
    chests: FIRST_CHESTS,
    items: [
      { item: 'xp_potion', weight: 40 },
      { item: 'armor', weight: 30 },
      { item: 'seer_stone', weight: 15 },
      { item: 'frozen_flame', weight: 15 },
    ],
  },
];

/** The newest edition with exactly the items that are good for something. */
export const editionFor = (tutorAnswers: boolean): number =>
  ODDS.findLastIndex(({ items }) =>
    CHEST_ITEMS.every((kind) => isOffered(kind, tutorAnswers) === items.some(({ item }) => item === kind)),
  );

/** Chests that are awarded now get this edition. */
export const CURRENT_EDITION = editionFor(TUTOR_ANSWERS);

export interface ChestContents {
  gems: number;
  items: Record<ChestItem, number>;
}

/**
 * What's in a chest. The same kind, seed and edition always give the same contents.
 * @throws RangeError for an edition that doesn't exist.
 */
export function drawChest(kind: ChestKind, seed: string, edition = CURRENT_EDITION): ChestContents {
  const table = ODDS[edition];
  if (!table) throw new RangeError(`There is no edition ${edition} of the odds.`);
  const { gems, draws, itemChance } = table.chests[kind];
  const random = new SeededRandom(seed);
  const contents: ChestContents = { gems: random.between(gems.min, gems.max), items: noItems() };
  for (let draw = 0; draw < draws; draw += 1)
    if (random.next() < itemChance) contents.items[random.pick(table.items).item] += 1;
  return contents;
}

const noItems = () => Object.fromEntries(CHEST_ITEMS.map((item) => [item, 0])) as Record<ChestItem, number>;

/** What's in several chests together. */
export function addContents(all: readonly ChestContents[]): ChestContents {
  const sum: ChestContents = { gems: 0, items: noItems() };
  for (const { gems, items } of all) {
    sum.gems += gems;
    for (const item of CHEST_ITEMS) sum.items[item] += items[item];
  }
  return sum;
}
