/** Everything the ledger counts. The names are stored, so they must never change. */
export const CURRENCIES = [
  'xp',
  'gems',
  'xp_potion',
  'armor',
  'baked_salmon',
  'seer_stone',
  'frozen_flame',
  'ember',
] as const;
export type Currency = (typeof CURRENCIES)[number];
