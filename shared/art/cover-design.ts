import type { EmblemName, EmblemTone } from './emblems';

export const PLATE_SHAPES = ['hexagon', 'shield', 'round', 'square'] as const;
export type PlateShape = (typeof PLATE_SHAPES)[number];

export const COVER_PATTERNS = ['rays', 'chevrons', 'rings', 'hatching'] as const;
export type CoverPattern = (typeof COVER_PATTERNS)[number];

/** Steel is gray, which is what locked emblems look like. */
const TONES: readonly EmblemTone[] = ['ember', 'gold', 'verdigris', 'oxide', 'frost'];

/** Picks emblem and color by words in the slug; the first match wins. */
const SUBJECTS: readonly [RegExp, EmblemName, EmblemTone][] = [
  [/python/, 'snake', 'verdigris'],
  [/javascript|typescript/, 'quill', 'gold'],
  [/\bgo(lang)?\b/, 'telescope', 'frost'],
  [/sql|database|storage/, 'database', 'oxide'],
  [/http|network|server|api|web/, 'network', 'frost'],
  [/algorithm|search|sort/, 'maze', 'ember'],
  [/data-struct|stack|queue/, 'stack', 'ember'],
  [/object|class|type/, 'cubes', 'verdigris'],
  [/memory|cpu|compiler|rust|\bc\b/, 'processor', 'frost'],
  [/git|tool|shell|linux|command/, 'gears', 'gold'],
  [/function|recurs/, 'spellbook', 'verdigris'],
  [/write|text|string|markdown/, 'quill', 'gold'],
  [/intro|basic|first|learn|start/, 'anvil', 'ember'],
  [/project|build|forge/, 'smithing', 'ember'],
];

const OTHERS: readonly EmblemName[] = ['hammer', 'castle', 'compass', 'telescope', 'map', 'anvil'];

export interface CoverDesign {
  emblem: EmblemName;
  tone: EmblemTone;
  shape: PlateShape;
  pattern: CoverPattern;
}

/** FNV-1a, 32 bits: small, and the same on every platform. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Designs a course's cover from its slug alone: the same slug always gets the same cover. */
export function coverDesign(slug: string): CoverDesign {
  const seed = hash(slug);
  const pick = <Item>(items: readonly Item[], shift: number): Item => items[(seed >>> shift) % items.length]!;
  const subject = SUBJECTS.find(([words]) => words.test(slug));
  return {
    emblem: subject ? subject[1] : pick(OTHERS, 3),
    tone: subject ? subject[2] : pick(TONES, 7),
    shape: pick(PLATE_SHAPES, 13),
    pattern: pick(COVER_PATTERNS, 19),
  };
}
