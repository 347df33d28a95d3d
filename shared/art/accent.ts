import { THEME_COLORS } from './colors';
import {
  contrast,
  hexToRgb,
  isInGamut,
  type Oklch,
  oklchToRgb,
  type Rgb,
  rgbToHex,
  rgbToOklch,
} from './oklch';

/** The colors that a site's accent decides, in one theme, as `#rrggbb`: the ember tokens of renderer/src/ui/tokens.css. */
export interface AccentTheme {
  /** Safe as text on every surface. */
  ember: string;
  'ember-hover': string;
  /** Of buttons. */
  'ember-fill': string;
  'ember-fill-hover': string;
  /** Text on the fill. */
  'ember-ink': string;
  'ember-soft': string;
}

export interface Accent {
  light: AccentTheme;
  dark: AccentTheme;
  /** Themes whose buttons have another lightness than the chosen color, because it can't be read or seen there. */
  adjusted: ThemeName[];
}

type ThemeName = 'light' | 'dark';

/** WCAG AA, with a little room for rounding to 8 bits. */
const TEXT_CONTRAST = 4.55;
const SHAPE_CONTRAST = 3.05;
const STEP = 0.005;
const HOVER_STEP = 0.05;
const SOFT: Record<ThemeName, { l: number; maxChroma: number }> = {
  light: { l: 0.925, maxChroma: 0.038 },
  dark: { l: 0.268, maxChroma: 0.042 },
};

/**
 * A site's accent color, `#rrggbb`, as the tokens of both themes: its hue, in a lightness near its own at which text on
 * it and in it has the contrast of WCAG AA (4.5) and buttons are visible (3).
 */
export function accentOf(hex: string): Accent {
  const chosen = rgbToOklch(hexToRgb(hex));
  const themes = { light: themeOf(chosen, 'light'), dark: themeOf(chosen, 'dark') };
  const adjusted = (['light', 'dark'] as const).filter(
    (theme) => themes[theme]['ember-fill'] !== hex.toLowerCase(),
  );
  return { ...themes, adjusted };
}

function themeOf(chosen: Oklch, theme: ThemeName): AccentTheme {
  const soft = toGamut({ ...chosen, l: SOFT[theme].l, c: Math.min(chosen.c, SOFT[theme].maxChroma) });
  const colors = THEME_COLORS[theme];
  const surfaces = (['surface-0', 'surface-1', 'surface-2'] as const).map((name) => hexToRgb(colors[name]));
  const outward = theme === 'light' ? -1 : 1;
  const text = nearest(chosen, (l) =>
    [...surfaces, soft].every((surface) => contrast(shade(chosen, l), surface) >= TEXT_CONTRAST),
  );
  const inks = [
    { l: 0.185, c: 0.035 },
    { l: 0.985, c: 0.01 },
  ].map((ink) => ({
    ink: toGamut({ l: ink.l, c: Math.min(ink.c, chosen.c), h: chosen.h }),
    hover: ink.l < 0.5 ? HOVER_STEP : -HOVER_STEP,
  }));
  const inkFor = (l: number) =>
    inks.find(({ ink, hover }) =>
      [l, l + hover].every((fill) => contrast(ink, shade(chosen, fill)) >= TEXT_CONTRAST),
    );
  const fill = nearest(
    chosen,
    (l) =>
      inkFor(l) !== undefined &&
      surfaces.every((surface) => contrast(shade(chosen, l), surface) >= SHAPE_CONTRAST),
  );
  const { ink, hover } = inkFor(fill)!;
  return {
    ember: rgbToHex(shade(chosen, text)),
    'ember-hover': rgbToHex(shade(chosen, text + outward * HOVER_STEP)),
    'ember-fill': rgbToHex(shade(chosen, fill)),
    'ember-fill-hover': rgbToHex(shade(chosen, fill + hover)),
    'ember-ink': rgbToHex(ink),
    'ember-soft': rgbToHex(soft),
  };
}

/** The lightness nearest to the color's own that will do. Black or white always does, as text and as a fill. */
function nearest({ l: own }: Oklch, isFine: (l: number) => boolean): number {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [own - distance, own + distance]) if (l >= 0 && l <= 1 && isFine(l)) return l;
  }
  throw new Error('No lightness of this color can be read');
}

const shade = (color: Oklch, l: number): Rgb => toGamut({ ...color, l: Math.min(1, Math.max(0, l)) });

/** The color with as much chroma as sRGB has at its lightness. */
function toGamut(color: Oklch): Rgb {
  let { c } = color;
  while (c > 0 && !isInGamut({ ...color, c })) c = Math.max(0, c - 0.004);
  return oklchToRgb(color.l, c, color.h);
}

/** The style sheet that puts an accent in the place of the design system's own, whatever is loaded after it. */
export function accentCss(hex: string): string {
  const { light, dark } = accentOf(hex);
  const lines = Object.entries(light).map(
    ([name, color]) => `--${name}:light-dark(${color},${dark[name as keyof AccentTheme]})`,
  );
  return `:root:root{${lines.join(';')}}`;
}
