import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The product's fonts as files, for drawings that are made here. Static: PDF files can't have variable ones. */
export const FONT_CUTS = {
  display: { family: 'fraunces', weight: 600, style: 'normal' },
  text: { family: 'atkinson-hyperlegible-next', weight: 400, style: 'normal' },
  bold: { family: 'atkinson-hyperlegible-next', weight: 700, style: 'normal' },
  italic: { family: 'atkinson-hyperlegible-next', weight: 400, style: 'italic' },
} as const;

export type FontCut = keyof typeof FONT_CUTS;

/** The part of a font in one file, and the code points it's for. */
export interface FontPart {
  cut: FontCut;
  /** Unique among all parts. */
  name: string;
  bytes: Buffer;
  ranges: readonly [from: number, to: number][];
}

/** Both families have these; a name outside of them can't be drawn. */
const SUBSETS = ['latin', 'latin-ext'] as const;

let loaded: FontPart[] | undefined;

/** Every cut, the most common part first. Read once. */
export function fontParts(): FontPart[] {
  loaded ??= (Object.keys(FONT_CUTS) as FontCut[]).flatMap(partsOf);
  return loaded;
}

function partsOf(cut: FontCut): FontPart[] {
  const { family, weight, style } = FONT_CUTS[cut];
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/unicode.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return SUBSETS.map((subset) => ({
    cut,
    name: `${family}-${weight}-${style}-${subset}`,
    bytes: readFileSync(join(folder, `files/${family}-${subset}-${weight}-${style}.woff`)),
    ranges: parseRanges(ranges[subset] ?? ''),
  }));
}

/** `U+0000-00FF,U+0131` as pairs. */
const parseRanges = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [from, to] = range.replace('U+', '').split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)];
  });

const covers = ({ ranges }: FontPart, codePoint: number) =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

/** The text in runs of one part each; a character that no part has goes to the first. */
export function fontRuns(text: string, cut: FontCut): { part: FontPart; text: string }[] {
  const parts = fontParts().filter((part) => part.cut === cut);
  const runs: { part: FontPart; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const part = parts.find((each) => covers(each, character.codePointAt(0)!)) ?? parts[0]!;
    const last = runs.at(-1);
    if (last?.part === part) last.text += character;
    else runs.push({ part, text: character });
  }
  return runs;
}

/** Whether the product's fonts have every character. */
export const canDraw = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) =>
    fontParts().some((part) => part.cut === 'display' && covers(part, character.codePointAt(0)!)),
  );
