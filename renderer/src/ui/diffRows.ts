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
}

const plain = (text: string): DiffPiece[] => [{ text, changed: false }];

/** Finds the words that differ within a changed pair of lines. */
function pairPieces(expected: string, got: string): { missing: DiffPiece[]; extra: DiffPiece[] } {
  const parts = diffWordsWithSpace(expected, got);
  const of = (skip: 'added' | 'removed', mark: 'added' | 'removed') =>
    parts.filter((part) => !part[skip]).map((part) => ({ text: part.value, changed: Boolean(part[mark]) }));
  return { missing: of('added', 'removed'), extra: of('removed', 'added') };
}

/** Compares line by line, in reading order: lines missing from `got` and extra lines in it. */
export function diffRows(expected: string, got: string): DiffRow[] {
  const changes = diffArrays(expected.split('\n'), got.split('\n'));
  const rows: DiffRow[] = [];
  let expectedLine = 0;
  let gotLine = 0;
  changes.forEach((change, index) => {
    const next = changes[index + 1];
    const previous = changes[index - 1];
    change.value.forEach((text, at) => {
      if (change.removed) {
        expectedLine += 1;
        const partner = next?.added ? next.value[at] : undefined;
        const pieces = partner === undefined ? plain(text) : pairPieces(text, partner).missing;
        rows.push({ kind: 'missing', expectedLine, gotLine: null, pieces });
      } else if (change.added) {
        gotLine += 1;
        const partner = previous?.removed ? previous.value[at] : undefined;
        const pieces = partner === undefined ? plain(text) : pairPieces(partner, text).extra;
        rows.push({ kind: 'extra', expectedLine: null, gotLine, pieces });
      } else {
        expectedLine += 1;
        gotLine += 1;
        rows.push({ kind: 'same', expectedLine, gotLine, pieces: plain(text) });
      }
    });
  });
  return rows;
}

/** Makes whitespace visible: a dot for a space, an arrow for a tab, a mark for a carriage return. */
export function showWhiteSpace(text: string): string {
  return text.replaceAll(' ', '·').replaceAll('\t', '→\t').replaceAll('\r', '␍');
}
