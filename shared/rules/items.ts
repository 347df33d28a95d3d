import type { Currency } from './currencies';
import { TUTOR_ANSWERS } from './tutor';

/** What the gem store sells, and what each item does (docs/items.md). Pure data for server and web app. */

/** In the store's order. Each is also its currency in the ledger. */
export const ITEM_KINDS = [
  'xp_potion',
  'armor',
  'baked_salmon',
  'seer_stone',
  'frozen_flame',
] as const satisfies readonly Currency[];
export type ItemKind = (typeof ITEM_KINDS)[number];

export const POTION_PERCENT = 25;
export const POTION_MINUTES = 60;
export const POTION_MS = POTION_MINUTES * 60_000;
/** For help from the tutor before the first success. */
export const TUTOR_PERCENT = -50;
/** Days of a streak that one frozen flame keeps. */
export const FROZEN_FLAME_DAYS = 4;

export interface ItemRule {
  /** As a heading. */
  name: string;
  /** In gems. */
  price: number;
  /** Gems for selling one. */
  refund: number;
  /** What it does, in a sentence or two. */
  effect: string;
}

export const ITEMS: Readonly<Record<ItemKind, ItemRule>> = {
  xp_potion: {
    name: 'XP potion',
    price: 6,
    refund: 3,
    effect: `Drink it for +${POTION_PERCENT}% XP from every lesson for ${POTION_MINUTES} minutes. Another one adds ${POTION_MINUTES} more.`,
  },
  armor: {
    name: 'Armor',
    price: 8,
    refund: 4,
    effect: 'Breaks instead of your sharpshooter spree when a submit fails. Works by itself.',
  },
  baked_salmon: {
    name: 'Baked salmon',
    price: 2,
    refund: 1,
    effect: `Get help from the tutor without losing ${-TUTOR_PERCENT}% of a lesson’s XP. Works by itself.`,
  },
  seer_stone: {
    name: 'Seer stone',
    price: 10,
    refund: 5,
    effect: 'See the solution of a lesson you haven’t solved yet, and keep its XP.',
  },
  frozen_flame: {
    name: 'Frozen flame',
    price: 12,
    refund: 6,
    effect: `Freezes your streak for up to ${FROZEN_FLAME_DAYS} days when you miss one. Works by itself.`,
  },
};

/** Whether an item is good for anything now: what isn't is neither sold nor drawn. Learners can keep or sell theirs. */
export const isOffered = (kind: ItemKind, tutorAnswers = TUTOR_ANSWERS): boolean =>
  kind !== 'baked_salmon' || tutorAnswers;

/** A running or coming potion. */
export interface PotionTime {
  startsAt: Date;
  endsAt: Date;
}

/** A potion's time if it's drunk at `now`: after the one that is running, if any. */
export function potionTime(now: Date, runningUntil: Date | undefined): PotionTime {
  const startsAt = runningUntil && runningUntil > now ? runningUntil : now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + POTION_MS) };
}
