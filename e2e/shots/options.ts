import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '@shared/locales';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** In CSS pixels. */
export const WIDTHS = [1440, 768, 390] as const;
export type Width = (typeof WIDTHS)[number];

/** What to take pictures of. */
export interface ShotOptions {
  themes: readonly Theme[];
  widths: readonly Width[];
  locales: readonly Locale[];
  /** States whose name contains one of these; all, if there are none. */
  words: readonly string[];
}

const several = { type: 'string', multiple: true } as const;

/** Everything that isn't narrowed down: `lesson course --theme dark --width 390 --lang de`. */
export function readOptions(args: string[]): ShotOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { theme: several, width: several, lang: several },
  });
  return {
    themes: chosen('theme', THEMES, values.theme),
    widths: chosen('width', WIDTHS, values.width),
    locales: chosen('lang', LOCALES, values.lang),
    words: positionals.map((word) => word.toLowerCase()),
  };
}

function chosen<T extends string | number>(
  option: string,
  all: readonly T[],
  asked: string[] = [],
): readonly T[] {
  const unknown = asked.find((value) => !all.some((one) => String(one) === value));
  if (unknown !== undefined)
    throw new Error(`--${option} is ${all.join(', ')}. This is none of them: ${unknown}`);
  return asked.length === 0 ? all : all.filter((one) => asked.includes(String(one)));
}
