import { plural } from '@lingui/core/macro';
import type { Currency } from '@shared/rules/currencies';
import { formatNumber } from '@web/i18n';

/** "1 gem", "1,200 gems". */
export const amountOf = (currency: Currency, amount: number): string => AMOUNTS[currency](amount);

/** The same by a name that came from elsewhere: what isn't one of ours is shown as it is. */
export const giftOf = (type: string, amount: number): string =>
  isCurrency(type) ? amountOf(type, amount) : `${formatNumber(amount)} ${type}`;

const isCurrency = (type: string): type is Currency => Object.hasOwn(AMOUNTS, type);

const AMOUNTS: Readonly<Record<Currency, (amount: number) => string>> = {
  xp: (amount) => `${formatNumber(amount)} XP`,
  gems: (amount) => plural(amount, { one: '# gem', other: '# gems' }),
  xp_potion: (amount) => plural(amount, { one: '# XP potion', other: '# XP potions' }),
  armor: (amount) => plural(amount, { one: '# armor', other: '# armor' }),
  baked_salmon: (amount) => plural(amount, { one: '# baked salmon', other: '# baked salmon' }),
  seer_stone: (amount) => plural(amount, { one: '# seer stone', other: '# seer stones' }),
  frozen_flame: (amount) => plural(amount, { one: '# frozen flame', other: '# frozen flames' }),
  ember: (amount) => plural(amount, { one: '# ember', other: '# embers' }),
};
