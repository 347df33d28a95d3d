/*
 * Characters that nobody sees, but that make one name look like another, an empty one like none, or turn the text around
 * them: direction controls such as U+202E, zero-width spaces, fillers, tags. Some have a use, and only there they're fine.
 */

const HIDDEN =
  /[\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}\u2800\uFFF9-\uFFFB]/u;

/** Scripts in which a joiner between two letters decides how they're written: Persian and Sinhala names have some. */
const JOINING = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Khmr',
  'Knda',
  'Mlym',
  'Mong',
  'Mymr',
  'Orya',
  'Sinh',
]
  .concat(['Syrc', 'Taml', 'Telu', 'Tibt'])
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
const USEFUL = [
  // Emoji: families and professions, flags of regions, digits in boxes.
  '\\u{1F3F4}[\\u{E0061}-\\u{E007A}]+\\u{E007F}',
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  '[0-9#*]\\uFE0F\\u20E3',
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
  // Variants of Chinese and Japanese characters, and of Mongolian letters.
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
];
const USEFUL_OR_HIDDEN = new RegExp(`(${USEFUL.join('|')})|${HIDDEN.source}`, 'gu');

/** A text without its hidden characters. */
export const withoutHidden = (text: string): string =>
  // Most texts have none at all.
  HIDDEN.test(text) ? text.replace(USEFUL_OR_HIDDEN, (_, useful: string | undefined) => useful ?? '') : text;

export const hasHidden = (text: string): boolean => withoutHidden(text) !== text;
