import { msg } from '@lingui/core/macro';
import type { ItemKind } from '@shared/rules/items';
import { i18n } from '@web/i18n';

const NAMES: Readonly<Record<ItemKind, ReturnType<typeof msg>>> = {
  xp_potion: msg`XP potion`,
  armor: msg`Armor`,
  baked_salmon: msg`Baked salmon`,
  seer_stone: msg`Seer stone`,
  frozen_flame: msg`Frozen flame`,
};

/** As a heading. */
export const itemName = (kind: ItemKind): string => i18n._(NAMES[kind]);
