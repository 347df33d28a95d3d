import { type ChestItem, type ChestKind, chestKindOf } from '@shared/rules/chests';
import type { EmblemName, EmblemTone } from '@web/ui/Emblem';

/** The metal of each kind of chest. */
export const CHEST_TONES: Record<ChestKind, EmblemTone> = {
  common: 'steel',
  uncommon: 'verdigris',
  rare: 'frost',
  mythic: 'gold',
};

export const toneOfChest = (chestConstUuid: string): EmblemTone =>
  CHEST_TONES[chestKindOf(chestConstUuid) ?? 'common'];

/** Items by their names on the wire. */
export const ITEM_EMBLEMS: Record<ChestItem, EmblemName> = {
  xp_potion: 'xp-potion',
  armor: 'armor',
  baked_salmon: 'baked-salmon',
  seer_stone: 'seer-stone',
  frozen_flame: 'frozen-flame',
};
