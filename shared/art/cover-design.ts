import type { EmblemName, EmblemTone } from './emblems';

export const PLATE_SHAPES = ['hexagon', 'shield', 'round', 'square'] as const;
export type PlateShape = (typeof PLATE_SHAPES)[number];

export const COVER_PATTERNS = ['rays', 'chevrons', 'rings', 'hatching'] as const;
export type CoverPattern = (typeof COVER_PATTERNS)[number];

const TONES: readonly EmblemTone[] = ['ember', 'gold', 'verdigris', 'steel', 'oxide', 'frost'];

/** Picks the emblem by words in the slug; the first match wins. */
const SUBJECTS: readonly [RegExp, EmblemName][] = [
  [/python/, 'snake'],
  [/sql|database|storage/, 'database'],
  [/http|network|server|api|web/, 'network'],
  [/algorithm|search|sort/, 'maze'],
  [/data-struct|stack|queue/, 'stack'],
  [/object|class|type/, 'cubes'],
  [/memory|cpu|compiler|rust|\bc\b/, 'processor'],
  [/git|tool|shell|linux|command/, 'gears'],
  [/function|recurs/, 'spellbook'],
  [/write|text|string|markdown/, 'quill'],
  [/intro|basic|first|learn|start/, 'anvil'],
  [/project|build|forge/, 'smithing'],
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
    tone: pick(TONES, 7),
    shape: pick(PLATE_SHAPES, 13),
    pattern: pick(COVER_PATTERNS, 19),
  };
}
