import type { ArmsName, BrowsName, EarsName, ExtraName, EyesName, MouthName } from './parts';

/** How Boots looks in one mood, as a choice of parts. */
export interface BootsLook {
  eyes: EyesName;
  mouth: MouthName;
  ears?: EarsName;
  brows?: BrowsName;
  arms?: ArmsName;
  extra?: ExtraName;
}

/** The moods that lesson texts can ask for, as `:bootshappy:`. */
export const BOOTS_MOODS = {
  bootsheart: { eyes: 'smiling', mouth: 'smile', arms: 'hug' },
  bootsthink: { eyes: 'up', mouth: 'flat', brows: 'raised', arms: 'chin', extra: 'thought' },
  bootsflex: { eyes: 'lidded', mouth: 'smirk', arms: 'flex' },
  bootsfear: { eyes: 'wide', mouth: 'wavy', ears: 'flat', brows: 'worried', extra: 'sweat' },
  bootshappy: { eyes: 'smiling', mouth: 'smile' },
  bootslol: { eyes: 'squeezed', mouth: 'laugh', extra: 'tears' },
  bootspog: { eyes: 'round', mouth: 'gasp', brows: 'raised', extra: 'sparks' },
  bootsmad: { eyes: 'narrow', mouth: 'frown', ears: 'flat', brows: 'angry' },
  bootspray: { eyes: 'closed', mouth: 'flat', arms: 'pray' },
  bootssad: { eyes: 'glossy', mouth: 'frown', ears: 'flat', brows: 'worried', extra: 'tear' },
  bootsthumb: { eyes: 'wink', mouth: 'smile', arms: 'thumb' },
} as const satisfies Record<string, BootsLook>;

export type BootsMood = keyof typeof BOOTS_MOODS;

export const isBootsMood = (name: string): name is BootsMood => Object.hasOwn(BOOTS_MOODS, name);
