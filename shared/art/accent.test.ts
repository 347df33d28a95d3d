import { describe, expect, test } from 'vitest';
import { type AccentTheme, accentCss, accentOf } from './accent';
import { THEME_COLORS } from './colors';
import { contrast, hexToRgb, oklchToRgb, rgbToHex, rgbToOklch } from './oklch';

const SURFACES = ['surface-0', 'surface-1', 'surface-2'] as const;
const ratio = (one: string, other: string) => contrast(hexToRgb(one), hexToRgb(other));

/** Every hue, dark to light, gray to vivid, and what admins try first. */
const COLORS = [
  ...['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080'],
  ...[0.15, 0.35, 0.55, 0.75, 0.95].flatMap((l) =>
    [0, 0.06, 0.2].flatMap((c) => Array.from({ length: 12 }, (_, at) => rgbToHex(oklchToRgb(l, c, at * 30)))),
  ),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('whatever the color, everything can be read and seen', () => {
    for (const color of COLORS) {
      const accent: AccentTheme = accentOf(color)[theme];
      for (const surface of SURFACES.map((name) => THEME_COLORS[theme][name])) {
        expect(ratio(accent.ember, surface), color).toBeGreaterThanOrEqual(4.5);
        expect(ratio(accent['ember-fill'], surface), color).toBeGreaterThanOrEqual(3);
      }
      for (const fill of [accent['ember-fill'], accent['ember-fill-hover']])
        expect(ratio(accent['ember-ink'], fill), color).toBeGreaterThanOrEqual(4.5);
      expect(ratio(accent.ember, accent['ember-soft']), color).toBeGreaterThanOrEqual(4.5);
      expect(ratio(THEME_COLORS[theme]['ink-2'], accent['ember-soft']), color).toBeGreaterThanOrEqual(4.5);
      expect(ratio(accent['ember-hover'], THEME_COLORS[theme]['surface-1']), color).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});

test('a color that works is used as it is, and one that doesn’t says where it was adjusted', () => {
  expect(accentOf('#c2410c')).toMatchObject({ adjusted: [] });
  expect(accentOf('#c2410c').light['ember-fill']).toBe('#c2410c');
  expect(accentOf('#1e3a8a').adjusted).toEqual(['dark']);
  expect(accentOf('#FFEB3B').adjusted).toEqual(['light']);
});

test('the style sheet has both themes and nothing else', () => {
  expect(accentCss('#c2410c')).toMatch(
    /^:root:root\{(--[a-z-]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?){6}\}$/,
  );
});

test('sRGB and back is the same color', () => {
  for (const color of COLORS) {
    const { l, c, h } = rgbToOklch(hexToRgb(color));
    expect(rgbToHex(oklchToRgb(l, c, h))).toBe(color);
  }
});
