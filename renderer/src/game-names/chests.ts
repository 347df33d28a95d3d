import { msg } from '@lingui/core/macro';
import { type ChestKind, chestKindOf } from '@shared/rules/chests';
import { i18n } from '@web/i18n';

type Text = ReturnType<typeof msg>;

const NAMES: Record<ChestKind, Text> = {
  common: msg`Common Chest`,
  uncommon: msg`Uncommon Chest`,
  rare: msg`Rare Chest`,
  mythic: msg`Mythic Chest`,
};
const WITH_ARTICLE: Record<ChestKind, Text> = {
  common: msg`a Common Chest`,
  uncommon: msg`an Uncommon Chest`,
  rare: msg`a Rare Chest`,
  mythic: msg`a Mythic Chest`,
};

/** As a heading. */
export const chestName = (kind: ChestKind): string => i18n._(NAMES[kind]);

/** The name of the chest with this id; `title` if this version doesn't know it. */
export function chestNameOf(id: string, title: string): string {
  const kind = chestKindOf(id);
  return kind ? chestName(kind) : title;
}

/** "a Common Chest", for use in a sentence. */
export const aChest = (kind: ChestKind): string => i18n._(WITH_ARTICLE[kind]);
