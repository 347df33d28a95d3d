/** Just enough of reading source code to find a test in its file and the parts of an assertion. */

const OPEN = '([{';
const CLOSE = ')]}';
const QUOTES = '"\'`';

/** Walks over the characters of `text` that are outside of strings, with their depth in brackets. Stops on `true`. */
function walk(text: string, from: number, visit: (at: number, depth: number) => boolean): void {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]!;
    if (QUOTES.includes(character)) {
      at = endOfString(text, at);
      continue;
    }
    if (CLOSE.includes(character)) depth -= 1;
    if (visit(at, depth)) return;
    if (OPEN.includes(character)) depth += 1;
  }
}

function endOfString(text: string, start: number): number {
  const quote = text[start]!;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
    // Not a string after all, such as an apostrophe in a comment.
    else if (text[at] === '\n' && quote !== '`') return start;
  }
  return start;
}

/** The index behind the bracket that closes the one at `open`; undefined if none does. */
export function closingOf(text: string, open: number): number | undefined {
  let end: number | undefined;
  walk(text, open, (at, depth) => {
    if (at > open && depth === 0 && CLOSE.includes(text[at]!)) end = at + 1;
    return end !== undefined;
  });
  return end;
}

/** The arguments of the call whose bracket opens at `open`. */
export function argumentsOf(text: string, open: number): string[] {
  const end = closingOf(text, open);
  if (end === undefined) return [];
  const inside = text.slice(open + 1, end - 1);
  const parts: string[] = [];
  let start = 0;
  walk(inside, 0, (at, depth) => {
    if (inside[at] === ',' && depth === 0) {
      parts.push(inside.slice(start, at).trim());
      start = at + 1;
    }
    return false;
  });
  return [...parts, inside.slice(start).trim()].filter((part) => part !== '');
}

/** Both sides of the first of these operators that's outside of brackets and strings. */
export function sidesOf(text: string, operators: readonly string[]): [string, string, string] | undefined {
  let found: [string, string, string] | undefined;
  walk(text, 0, (at, depth) => {
    const operator = depth === 0 && operators.find((each) => text.startsWith(` ${each} `, at));
    if (operator) found = [text.slice(0, at).trim(), operator, text.slice(at + operator.length + 2).trim()];
    return found !== undefined;
  });
  return found;
}

/** Removes the indentation that all lines share. */
export function dedent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = filled.map((line) => /^[ \t]*/.exec(line)![0]);
  const shared = indents.reduce((one, other) => {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return one.slice(0, length);
  }, indents[0] ?? '');
  return lines
    .map((line) => line.slice(shared.length))
    .join('\n')
    .trimEnd();
}

export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
