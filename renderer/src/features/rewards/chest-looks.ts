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
export const ITEM_LOOKS: Record<ChestItem, { emblem: EmblemName; one: string; many: string }> = {
  xp_potion: { emblem: 'xp-potion', one: 'XP potion', many: 'XP potions' },
  armor: { emblem: 'armor', one: 'armor', many: 'armors' },
  baked_salmon: { emblem: 'baked-salmon', one: 'baked salmon', many: 'baked salmon' },
  seer_stone: { emblem: 'seer-stone', one: 'seer stone', many: 'seer stones' },
  frozen_flame: { emblem: 'frozen-flame', one: 'frozen flame', many: 'frozen flames' },
};
