import { readFileSync } from 'node:fs';
import { PLATE_COLORS, THEME_COLORS, TONE_COLORS } from '@shared/art/colors';
import { contrast, oklchToRgb, rgbToHex } from '@shared/art/oklch';
import { describe, expect, test } from 'vitest';
import { COLOR_TOKENS, type ColorToken, parseColors, type ThemeName } from './tokens';

// Read from disk, because the test runner empties imported style sheets.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colors = parseColors(css);
const rgb = (token: ColorToken, theme: ThemeName) => colors.get(token)![theme];

const THEMES: ThemeName[] = ['dark', 'light'];
const SURFACES: ColorToken[] = ['surface-0', 'surface-1', 'surface-2'];
const CODE: ColorToken[] = [
  'code-comment',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-type',
];
const ROLES = ['ember', 'gold', 'success', 'danger', 'info'] as const;

/** Text on its background: WCAG AA requires 4.5. */
const TEXT: [ColorToken, ColorToken][] = [
  ...SURFACES.flatMap((surface) =>
    (['ink-1', 'ink-2', 'ink-3', ...ROLES] as ColorToken[]).map((ink): [ColorToken, ColorToken] => [
      ink,
      surface,
    ]),
  ),
  ['ink-1', 'surface-3'],
  ['ink-2', 'surface-3'],
  ...ROLES.flatMap((role): [ColorToken, ColorToken][] => [
    ['ink-1', `${role}-soft`],
    ['ink-2', `${role}-soft`],
    [role, `${role}-soft`],
  ]),
  ['ember-ink', 'ember-fill'],
  ['ember-ink', 'ember-fill-hover'],
  ['gold-ink', 'gold-fill'],
  ['danger-ink', 'danger-fill'],
  ['success-ink', 'success'],
  ['info-ink', 'info'],
  ['ember-hover', 'surface-1'],
  ...(['code-bg', 'success-soft', 'danger-soft'] as const).flatMap((surface) =>
    CODE.map((ink): [ColorToken, ColorToken] => [ink, surface]),
  ),
  ['ink-1', 'code-bg'],
  ['ink-3', 'code-bg'],
];

/** Outlines, rings and large shapes: 3. */
const SHAPES: [ColorToken, ColorToken][] = [
  ...[...SURFACES, 'code-bg' as const].flatMap((surface): [ColorToken, ColorToken][] => [
    ['focus', surface],
    ['line-strong', surface],
    ['ember-fill', surface],
  ]),
  ['ember', 'surface-3'],
  ['gold', 'surface-3'],
  ['success', 'surface-3'],
  ...(['ember', 'gold', 'verdigris', 'steel', 'oxide', 'frost'] as const).map(
    (tone): [ColorToken, ColorToken] => [`tone-${tone}-1`, 'plate-1'],
  ),
];

describe.each(THEMES)('contrast in the %s theme', (theme) => {
  test.each(TEXT)('%s on %s is readable text', (ink, surface) => {
    expect(contrast(rgb(ink, theme), rgb(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)('%s on %s is a visible shape', (shape, surface) => {
    expect(contrast(rgb(shape, theme), rgb(surface, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('the color names in JavaScript are exactly those that tokens.css declares', () => {
  expect([...colors.keys()].sort()).toEqual([...COLOR_TOKENS].sort());
  expect(css.match(/light-dark\(/g)!.length - 1, 'a color in a form the parser skips').toBe(
    COLOR_TOKENS.length,
  );
});

test('OKLCH converts the way browsers do', () => {
  expect(rgbToHex(oklchToRgb(1, 0, 0))).toBe('#ffffff');
  expect(rgbToHex(oklchToRgb(0.627955, 0.257683, 29.2339))).toBe('#ff0000');
  expect(rgbToHex(rgb('scrim', 'dark'))).toMatch(/^#[0-9a-f]{8}$/);
});

test('drawings without a style sheet have the same colors', () => {
  const hexOf = (name: string, theme: ThemeName) => rgbToHex(colors.get(name)![theme]);
  for (const theme of THEMES) {
    for (const [name, hex] of Object.entries(THEME_COLORS[theme])) expect(hexOf(name, theme), name).toBe(hex);
  }
  for (const [name, hex] of Object.entries(PLATE_COLORS)) expect(hexOf(name, 'dark'), name).toBe(hex);
  for (const [tone, hexes] of Object.entries(TONE_COLORS)) {
    expect([1, 2].map((half) => hexOf(`tone-${tone}-${half}`, 'dark'))).toEqual(hexes);
  }
});
