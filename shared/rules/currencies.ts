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

/** One of it, and several. */
const NAMES: Readonly<Record<Currency, readonly [singular: string, plural: string]>> = {
  xp: ['XP', 'XP'],
  gems: ['gem', 'gems'],
  xp_potion: ['XP potion', 'XP potions'],
  armor: ['armor', 'armor'],
  baked_salmon: ['baked salmon', 'baked salmon'],
  seer_stone: ['seer stone', 'seer stones'],
  frozen_flame: ['frozen flame', 'frozen flames'],
  ember: ['ember', 'embers'],
};

const grouped = new Intl.NumberFormat('en-US');

/** `1 gem`, `1,200 gems`. */
export const amountOf = (currency: Currency, amount: number): string =>
  `${grouped.format(amount)} ${NAMES[currency][amount === 1 ? 0 : 1]}`;

/** Why a charge is refused: what it costs, and what there is. */
export const tooFew = (currency: Currency, amount: number, balance: number): string =>
  balance === 0 && currency !== 'gems' && currency !== 'xp'
    ? `You don't have any ${NAMES[currency][1]}.`
    : `You need ${amountOf(currency, amount)} for this, and you have ${grouped.format(balance)}.`;
