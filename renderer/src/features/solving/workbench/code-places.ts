/** A location in one of the learner's files. Lines and columns start at 1. */
export interface CodePlace {
  file: string;
  line: number;
  column?: number;
}

/** A piece of output, with the location it mentions. */
export interface TextPart {
  text: string;
  place?: CodePlace;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits a text at locations in these files, in the formats of compilers (`main.c:3:5`) and Python (`File "main.py",
 * line 3`). The parts joined are the original text.
 */
export function placesIn(text: string, fileNames: readonly string[]): TextPart[] {
  if (fileNames.length === 0) return [{ text }];
  // Longest first, so that `src/main.c` isn't matched as `main.c`.
  const names = [...fileNames].sort((one, other) => other.length - one.length).map(escapeRegExp);
  const file = `(${names.join('|')})`;
  const pattern = new RegExp(`(?<![\\w./-])${file}:(\\d+)(?::(\\d+))?|File "${file}", line (\\d+)`, 'g');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, compiled, line, column, traced, tracedLine] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const place = { file: (compiled ?? traced)!, line: Number(line ?? tracedLine) };
    parts.push({ text: whole, place: column ? { ...place, column: Number(column) } : place });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
