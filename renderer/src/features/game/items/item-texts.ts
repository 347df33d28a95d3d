import { t } from '@lingui/core/macro';
import {
  FROZEN_FLAME_DAYS,
  type ItemKind,
  POTION_MINUTES,
  POTION_PERCENT,
  TUTOR_PERCENT,
} from '@shared/rules/items';
import { amountOf } from '@web/game-names';
import { formatNumber } from '@web/i18n';

const TUTOR_LOSS = -TUTOR_PERCENT;

/** What each item does, in a sentence or two. */
export const ITEM_EFFECTS: Readonly<Record<ItemKind, string>> = {
  xp_potion: t`Drink it for +${POTION_PERCENT}% XP from every lesson for ${POTION_MINUTES} minutes. Another one adds ${POTION_MINUTES} more.`,
  armor: t`Breaks instead of your sharpshooter spree when a submit fails. Works by itself.`,
  baked_salmon: t`Get help from the tutor without losing ${TUTOR_LOSS}% of a lesson’s XP. Works by itself.`,
  seer_stone: t`See the solution of a lesson you haven’t solved yet, and keep its XP.`,
  frozen_flame: t`Freezes your streak for up to ${FROZEN_FLAME_DAYS} days when you miss one. Works by itself.`,
};

/** Of an item that isn't sold now. */
export const NO_USE = t`There’s no tutor yet, so it’s no longer sold. Keep yours for the day there is one, or sell it.`;

export function boughtText(kind: ItemKind): string {
  if (kind === 'armor') return t`You bought armor.`;
  const item = amountOf(kind, 1);
  return t`You bought ${item}.`;
}

/** Why something can't be bought for `price` gems. */
export function tooFewGems(price: number, gems: number): string {
  const needed = amountOf('gems', price);
  const owned = formatNumber(gems);
  return t`You need ${needed} for this, and you have ${owned}.`;
}
