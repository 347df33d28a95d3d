import type { EmblemTone } from './emblems';

/**
 * The colors of drawings that are made without a style sheet: share images and PDF files. They're the design system's
 * (renderer/src/ui/tokens.css); tokens.test.ts compares them.
 */
export const THEME_COLORS = {
  dark: {
    'surface-0': '#16110e',
    'surface-1': '#1f1814',
    'surface-2': '#29211c',
    'surface-3': '#362d27',
    'ink-1': '#f0eae1',
    'ink-2': '#c5bcb1',
    'ink-3': '#a2988d',
    line: '#3d342e',
    ember: '#fc7a32',
    gold: '#efc558',
    'gold-fill': '#efc558',
    success: '#73c2a7',
  },
  light: {
    'surface-0': '#f8f4ec',
    'surface-1': '#fdfbf6',
    'surface-2': '#f1ebe2',
    'surface-3': '#e5ddd1',
    'ink-1': '#251c17',
    'ink-2': '#4f443d',
    'ink-3': '#685c54',
    line: '#d8d0c5',
    ember: '#b43d00',
    gold: '#845a00',
    'gold-fill': '#dda22b',
    success: '#136753',
  },
} as const;

/** Forged plates look the same in both themes. */
export const PLATE_COLORS = { 'plate-1': '#3c332e', 'plate-2': '#251d19', 'plate-edge': '#6d6157' } as const;

/** The light and the dark half of an emblem. */
export const TONE_COLORS: Record<EmblemTone, readonly [light: string, dark: string]> = {
  ember: ['#ff9f49', '#da5e25'],
  gold: ['#f6d97e', '#cf9a3d'],
  verdigris: ['#90d9c1', '#50a08f'],
  steel: ['#d9d3ca', '#a39a90'],
  oxide: ['#f38e7e', '#c04d44'],
  frost: ['#b8dfed', '#6da4bf'],
};
