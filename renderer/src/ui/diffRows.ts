import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a line; `changed` if it differs from its counterpart. */
export interface DiffPiece {
  text: string;
  changed: boolean;
}

export interface DiffRow {
  kind: 'same' | 'missing' | 'extra';
  /** Line numbers from 1; a missing line has no actual number, an extra one no expected number. */
  expectedLine: number | null;
  gotLine: number | null;
  pieces: DiffPiece[];
  /** The line differs from its counterpart only in whitespace, which has to be made visible. */
  onlySpaces: boolean;
}

type Side = Pick<DiffRow, 'pieces' | 'onlySpaces'>;

const plain = (text: string): Side => ({ pieces: [{ text, changed: false }], onlySpaces: false });
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Finds the words that differ within a changed pair of lines. */
function pairOf(expected: string, got: string): { missing: Side; extra: Side } {
  const parts = diffWordsWithSpace(expected, got);
  const onlySpaces = withoutSpaces(expected) === withoutSpaces(got);
  const side = (skip: 'added' | 'removed', mark: 'added' | 'removed'): Side => ({
    pieces: parts
      .filter((part) => !part[skip])
      .map((part) => ({ text: part.value, changed: Boolean(part[mark]) })),
    onlySpaces,
  });
  return { missing: side('added', 'removed'), extra: side('removed', 'added') };
}

/** The lines of a text. An empty text has none: nothing was printed. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/**
 * Compares line by line, in reading order: lines missing from `got` and extra lines in it. A changed line is followed by its
 * counterpart.
 */
export function diffRows(expected: string, got: string): DiffRow[] {
  const rows: DiffRow[] = [];
  let expectedLine = 0;
  let gotLine = 0;
  const missing = (side: Side) => {
    expectedLine += 1;
    rows.push({ kind: 'missing', expectedLine, gotLine: null, ...side });
  };
  const extra = (side: Side) => {
    gotLine += 1;
    rows.push({ kind: 'extra', expectedLine: null, gotLine, ...side });
  };
  const changes = diffArrays(linesOf(expected), linesOf(got));
  changes.forEach((change, index) => {
    const next = changes[index + 1];
    if (change.removed) {
      const added = next?.added ? next.value : [];
      change.value.forEach((text, at) => {
        const partner = added[at];
        const pair = partner === undefined ? undefined : pairOf(text, partner);
        missing(pair?.missing ?? plain(text));
        if (pair) extra(pair.extra);
      });
      for (const text of added.slice(change.value.length)) extra(plain(text));
    } else if (change.added) {
      // Already shown, next to the lines that it replaces.
      if (!changes[index - 1]?.removed) for (const text of change.value) extra(plain(text));
    } else {
      for (const text of change.value) {
        expectedLine += 1;
        gotLine += 1;
        rows.push({ kind: 'same', expectedLine, gotLine, ...plain(text) });
      }
    }
  });
  return rows;
}

/** Makes whitespace visible: a dot for a space, an arrow for a tab, a mark for a carriage return. */
export function showWhiteSpace(text: string): string {
  return text.replaceAll(' ', '·').replaceAll('\t', '→\t').replaceAll('\r', '␍');
}

/** Matching lines that are shown next to a difference; longer runs of them are left out. */
const CONTEXT_LINES = 3;

/** The rows, with the number of matching lines that are left out in their place. */
export function foldRows(rows: readonly DiffRow[]): (DiffRow | number)[] {
  const isNear = (at: number) =>
    rows.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== 'same');
  const folded: (DiffRow | number)[] = [];
  rows.forEach((row, at) => {
    const last = folded.at(-1);
    if (isNear(at)) folded.push(row);
    else if (typeof last === 'number') folded[folded.length - 1] = last + 1;
    else folded.push(1);
  });
  // Leaving out a single line saves nothing.
  let at = 0;
  return folded.map((each) => {
    const row = rows[at]!;
    at += typeof each === 'number' ? each : 1;
    return each === 1 ? row : each;
  });
}
