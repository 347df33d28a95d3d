import { oklchToRgb, type Rgb, rgbToHex } from '@shared/art/oklch';
import source from './tokens.css?raw';

/**
 * Design values for JavaScript: Monaco's themes, canvas, generated images. They are parsed from tokens.css, so there is
 * a single source. Components use the custom properties, never this module.
 */

export type ThemeName = 'dark' | 'light';

export const COLOR_TOKENS = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'ink-1',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'ember',
  'ember-hover',
  'ember-fill',
  'ember-fill-hover',
  'ember-ink',
  'ember-soft',
  'gold',
  'gold-fill',
  'gold-ink',
  'gold-soft',
  'success',
  'success-ink',
  'success-soft',
  'danger',
  'danger-fill',
  'danger-ink',
  'danger-soft',
  'info',
  'info-ink',
  'info-soft',
  'focus',
  'scrim',
  'code-bg',
  'code-comment',
  'code-keyword',
  'code-string',
  'code-number',
  'code-function',
  'code-type',
  'plate-1',
  'plate-2',
  'plate-edge',
  'tone-ember-1',
  'tone-ember-2',
  'tone-gold-1',
  'tone-gold-2',
  'tone-verdigris-1',
  'tone-verdigris-2',
  'tone-steel-1',
  'tone-steel-2',
  'tone-oxide-1',
  'tone-oxide-2',
  'tone-frost-1',
  'tone-frost-2',
  'boots-fur',
  'boots-rim',
  'boots-inner',
  'boots-paw',
  'boots-eye',
  'boots-dark',
  'boots-nose',
  'boots-whisker',
] as const;

export type ColorToken = (typeof COLOR_TOKENS)[number];

const COLOR_LINE = /--([\w-]+):\s*light-dark\(\s*oklch\(([^)]*)\),\s*oklch\(([^)]*)\)\s*\);/g;

/** Every color in tokens.css: name -> theme -> color. Parsed once, on first use. */
export function parseColors(css: string): Map<string, Record<ThemeName, Rgb>> {
  const found = new Map<string, Record<ThemeName, Rgb>>();
  for (const [, name, light, dark] of css.matchAll(COLOR_LINE)) {
    found.set(name!, { light: toRgb(light!), dark: toRgb(dark!) });
  }
  return found;
}

function toRgb(components: string): Rgb {
  const [lch, alpha] = components.split('/');
  const [l, c, h] = lch!.trim().split(/\s+/).map(Number);
  return oklchToRgb(l!, c!, h!, alpha === undefined ? 1 : Number(alpha));
}

let colors: Map<string, Record<ThemeName, Rgb>> | undefined;

/**
 * One color as sRGB, each channel from 0 to 1.
 * @throws Error if tokens.css has no such color: a renamed token, or a test runner that empties style sheets (Vitest
 *   does, unless `test.css.include` lists tokens.css).
 */
export function rgb(token: ColorToken, theme: ThemeName): Rgb {
  colors ??= parseColors(source);
  const value = colors.get(token);
  if (!value) throw new Error(`tokens.css has no color --${token}`);
  return value[theme];
}

/** One color as `#rrggbb` (`#rrggbbaa` if it's translucent), which Monaco and canvas accept. */
export function hex(token: ColorToken, theme: ThemeName): string {
  return rgbToHex(rgb(token, theme));
}

/** All colors of a theme by name, as hex. */
export function themeColors(theme: ThemeName): Record<ColorToken, string> {
  return Object.fromEntries(COLOR_TOKENS.map((token) => [token, hex(token, theme)])) as Record<
    ColorToken,
    string
  >;
}

/** The font families, for code that needs a family name in JavaScript. */
export const FONT_FAMILIES = {
  display: 'Fraunces Variable',
  text: 'Atkinson Hyperlegible Next Variable',
  code: 'JetBrains Mono Variable',
} as const;
