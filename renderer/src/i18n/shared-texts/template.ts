/** How a text that `shared` or the server makes is named in a catalog, to tell it from the ids that Lingui makes. */
const PREFIX = 'text: ';

export const idOf = (template: string): string => PREFIX + template;

export const isSharedText = (id: string): boolean => id.startsWith(PREFIX);

/** A text whose placeholders are `$1` to `$9` (shared/error-explanations) as a message: `{1}`, with braces quoted. */
export const messageOf = (text: string): string =>
  text
    .replaceAll("'", "''")
    .replace(/[{}]+/g, "'$&'")
    .replace(/\$(\d)/g, '{$1}');

export interface Template {
  id: string;
  pattern: RegExp;
  /** Of the pattern's groups. */
  names: readonly string[];
  /** A higher one comes first, where several match. */
  rank: number;
}

/** Placeholders that only numbers fit. */
const NUMBERS = new Set(['count', 'line', 'number', 'passed', 'total']);
/** The placeholder for a text that's translated itself. */
export const SENTENCE = 'sentence';
const PIECES = /(''|'[{}]+'|\{\w+\})/;

/** How to recognize a text by its template. */
export function templateOf(id: string): Template {
  const names: string[] = [];
  let rank = 0;
  const pieces = id
    .slice(PREFIX.length)
    .split(PIECES)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (name === undefined) {
        const literal = piece === "''" ? "'" : piece.replace(/^'([{}]+)'$/, '$1');
        rank += literal.length;
        return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      }
      names.push(name);
      return NUMBERS.has(name) ? '(\\d+)' : '([^]*?)';
    });
  // What's around a sentence must not become a part of it.
  if (names.includes(SENTENCE)) rank += 1_000;
  return { id, pattern: new RegExp(`^${pieces.join('')}$`), names, rank };
}
