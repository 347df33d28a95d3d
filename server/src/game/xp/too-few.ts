import type { Currency } from '@shared/rules/currencies';
import { type Text, text } from '@shared/texts';

/** Why a charge is refused: what it costs, and what there is. */
export const tooFew = (currency: Currency, amount: number, balance: number): Text =>
  balance === 0 && currency !== 'gems' && currency !== 'xp'
    ? text(`game.no-${currency}`)
    : text(`game.need-${currency}`, { amount, balance });
