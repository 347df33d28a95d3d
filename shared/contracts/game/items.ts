import { z } from 'zod';
import { instant, uuid } from '../common';
import { endpoint } from '../endpoint';

const count = z.number().int().min(0);

export const activePotion = z.strictObject({
  UUID: uuid,
  ActivatedAt: instant,
  StartsAt: instant.describe('Later than ActivatedAt if another potion was still running.'),
  ExpiresAt: instant,
});
export type ActivePotion = z.infer<typeof activePotion>;

export const xpPotions = z.strictObject({
  ActiveXPPotions: z.array(activePotion).describe('Running or waiting, in the order in which they end.'),
  NumUnusedXPPotion: count,
});
export type XpPotions = z.infer<typeof xpPotions>;

/** Everything a learner has. */
export const allItems = z.strictObject({
  Gems: count,
  XPPotions: count.describe('Not drunk yet, as NumUnusedXPPotion.'),
  Armor: count,
  BakedSalmon: count,
  SeerStones: count,
  FrozenFlames: count,
  ...xpPotions.shape,
});
export type AllItems = z.infer<typeof allItems>;

const own = { auth: 'user', area: 'items' } as const;

export const getAllItems = endpoint({
  ...own,
  method: 'GET',
  path: '/all_items',
  summary: 'Gems and items of the caller.',
  reply: allItems,
});

export const getXpPotion = endpoint({
  ...own,
  method: 'GET',
  path: '/xp_potion',
  summary: 'XP potions of the caller, drunk and not.',
  reply: xpPotions,
});

export const getBakedSalmon = endpoint({
  ...own,
  method: 'GET',
  path: '/baked_salmon',
  summary: 'How much baked salmon the caller has.',
  reply: z.strictObject({ BakedSalmon: count }),
});

export const getSeerStones = endpoint({
  ...own,
  method: 'GET',
  path: '/seer_stones',
  summary: 'How many seer stones the caller has.',
  reply: z.strictObject({ SeerStones: count }),
});

export const getFrozenFlame = endpoint({
  ...own,
  method: 'GET',
  path: '/frozen_flame',
  summary: 'How many frozen flames the caller has.',
  reply: z.strictObject({ FrozenFlames: count }),
});

/** Every call buys one; it's the client that must not repeat it. 409: not enough gems, or it isn't sold now. */
const buy = <Path extends string>(path: Path, what: string) =>
  endpoint({
    ...own,
    method: 'POST',
    path,
    summary: `Buys ${what} for gems.`,
    reply: allItems,
    errors: [409],
  });

/** 409: there is none to sell. */
const sell = <Path extends string>(path: Path, what: string) =>
  endpoint({
    ...own,
    method: 'PUT',
    path,
    summary: `Sells ${what} for half its price.`,
    reply: allItems,
    errors: [409],
  });

export const buyXpPotion = buy('/buy_xp_potion', 'an XP potion');
export const sellXpPotion = sell('/sell_xp_potion', 'an XP potion');
export const buyArmor = buy('/buy_armor', 'armor');
export const sellArmor = sell('/sell_armor', 'armor');
export const buyBakedSalmon = buy('/buy_baked_salmon', 'baked salmon');
export const sellBakedSalmon = sell('/sell_baked_salmon', 'baked salmon');
export const buySeerStones = buy('/buy_seer_stones', 'a seer stone');
export const sellSeerStones = sell('/sell_seer_stones', 'a seer stone');
export const buyFrozenFlame = buy('/buy_frozen_flame', 'a frozen flame');
export const sellFrozenFlame = sell('/sell_frozen_flame', 'a frozen flame');

export const activateXpPotion = endpoint({
  ...own,
  method: 'POST',
  path: '/activate_xp_potion',
  summary: 'Drinks an XP potion. If one is running, the new one follows it.',
  reply: allItems,
  errors: [409],
});
