import { t } from '@lingui/core/macro';
import type { EmblemTone } from '@web/ui/Emblem';

/** A silhouette of game-icons (CC BY 3.0, credited on /credits); scenePaths.json has the drawings. */
export interface Figure {
  icon: string;
  /** Left and top in a canvas of 960 by 360. */
  at: readonly [x: number, y: number];
  size: number;
  /** In the shadow: the color of the hills. Otherwise it's drawn in the tone of the scene. */
  isDark?: boolean;
  /** Mirrored. */
  isFlipped?: boolean;
}

export interface Scene {
  /** Read aloud. */
  label: string;
  tone: EmblemTone;
  /** Where the moon, the sun or the fire is. */
  light: { at: readonly [x: number, y: number]; radius: number };
  /** Behind the nearer hill, and before it. */
  behind: readonly Figure[];
  before: readonly Figure[];
}

/** What is drawn above each tale. */
export const SCENES = {
  prologue: {
    label: t`A lit anvil in front of a hill town at night`,
    tone: 'ember',
    light: { at: [480, 262], radius: 118 },
    behind: [{ icon: 'medieval-village-01', at: [650, 128], size: 150, isDark: true }],
    before: [
      { icon: 'anvil-impact', at: [390, 150], size: 180 },
      { icon: 'high-grass', at: [60, 268], size: 80, isDark: true },
      { icon: 'high-grass', at: [820, 276], size: 70, isDark: true },
    ],
  },
  'the-hound': {
    label: t`A huge hound howls on a hill, before the moon`,
    tone: 'frost',
    light: { at: [600, 120], radius: 84 },
    behind: [{ icon: 'medieval-village-01', at: [120, 170], size: 130, isDark: true }],
    before: [
      { icon: 'hound', at: [440, 92], size: 230 },
      { icon: 'wooden-fence', at: [60, 262], size: 110, isDark: true },
      { icon: 'wooden-fence', at: [166, 262], size: 110, isDark: true },
      { icon: 'wooden-fence', at: [790, 262], size: 110, isDark: true },
    ],
  },
  'idol-worship': {
    label: t`A stone face with market stalls around it`,
    tone: 'steel',
    light: { at: [480, 132], radius: 128 },
    behind: [],
    before: [
      { icon: 'moai', at: [375, 76], size: 210 },
      { icon: 'shop', at: [120, 212], size: 104, isDark: true },
      { icon: 'shop', at: [246, 232], size: 84, isDark: true },
      { icon: 'shop', at: [640, 232], size: 84, isDark: true },
      { icon: 'shop', at: [750, 212], size: 104, isDark: true },
    ],
  },
  'the-guardian': {
    label: t`An empty suit of armor before a lit gate in the hill`,
    tone: 'gold',
    light: { at: [480, 196], radius: 108 },
    behind: [],
    before: [
      { icon: 'medieval-gate', at: [360, 92], size: 240, isDark: true },
      { icon: 'visored-helm', at: [434, 176], size: 92 },
    ],
  },
  'the-serpent-god': {
    label: t`A snake bites its own tail, under the houses of the town`,
    tone: 'verdigris',
    light: { at: [480, 196], radius: 60 },
    behind: [
      { icon: 'medieval-village-01', at: [210, 122], size: 110, isDark: true },
      { icon: 'medieval-village-01', at: [640, 132], size: 110, isDark: true, isFlipped: true },
    ],
    before: [{ icon: 'ouroboros', at: [350, 66], size: 260 }],
  },
  'the-prison-break': {
    label: t`Barred windows, a key and a lantern at night`,
    tone: 'gold',
    light: { at: [658, 220], radius: 74 },
    behind: [],
    before: [
      { icon: 'window-bars', at: [120, 96], size: 120, isDark: true },
      { icon: 'window-bars', at: [270, 96], size: 120 },
      { icon: 'window-bars', at: [420, 96], size: 120, isDark: true },
      { icon: 'old-lantern', at: [600, 158], size: 116 },
      { icon: 'skeleton-key', at: [720, 222], size: 76 },
    ],
  },
  'the-savior-beast': {
    label: t`A great horned beast carries half the town`,
    tone: 'oxide',
    light: { at: [480, 170], radius: 132 },
    behind: [],
    before: [
      { icon: 'minotaur', at: [366, 66], size: 232 },
      { icon: 'family-house', at: [262, 212], size: 100, isDark: true },
      { icon: 'stone-bridge', at: [90, 214], size: 120, isDark: true },
      { icon: 'viking-longhouse', at: [620, 210], size: 110, isDark: true },
      { icon: 'shopping-cart', at: [760, 240], size: 76, isDark: true },
    ],
  },
  'moment-to-breathe': {
    label: t`A cat sits in the last light, on the wall of the forge`,
    tone: 'ember',
    light: { at: [250, 236], radius: 96 },
    behind: [{ icon: 'medieval-village-01', at: [690, 128], size: 140, isDark: true }],
    before: [
      { icon: 'cat', at: [405, 160], size: 140, isDark: true },
      { icon: 'chimney', at: [836, 216], size: 84, isDark: true },
    ],
  },
  'the-lord-of-the-mire': {
    label: t`Long hands reach out of black water for a bucket and a lantern`,
    tone: 'verdigris',
    light: { at: [780, 92], radius: 44 },
    behind: [
      { icon: 'reed', at: [64, 170], size: 130, isDark: true },
      { icon: 'reed', at: [812, 176], size: 120, isDark: true, isFlipped: true },
    ],
    before: [
      { icon: 'raise-zombie', at: [250, 108], size: 200 },
      { icon: 'raise-zombie', at: [520, 108], size: 200, isFlipped: true },
      { icon: 'full-wood-bucket', at: [443, 210], size: 84 },
    ],
  },
  'the-plan-for-the-prison': {
    label: t`An unrolled plan with a compass, by candlelight`,
    tone: 'frost',
    light: { at: [676, 150], radius: 96 },
    behind: [],
    before: [
      { icon: 'scroll-unfurled', at: [330, 70], size: 230 },
      { icon: 'candle-flame', at: [600, 128], size: 150 },
      { icon: 'compass', at: [170, 200], size: 110, isDark: true },
    ],
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
