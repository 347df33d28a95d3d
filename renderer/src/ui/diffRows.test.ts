import { describe, expect, test } from 'vitest';
import { diffRows, foldRows, showWhiteSpace } from './diffRows';

const shape = (expected: string, got: string) =>
  diffRows(expected, got).map((row) => [row.kind, row.pieces.map((piece) => piece.text).join('')]);

describe('expected and actual output', () => {
  test('equal texts have no changed lines', () => {
    expect(diffRows('a\nb', 'a\nb').every((row) => row.kind === 'same')).toBe(true);
  });

  test('a changed line is shown in both versions, with only the different words marked', () => {
    const [missing, extra] = diffRows('total: 12', 'total: 13');
    expect(missing).toMatchObject({ kind: 'missing', expectedLine: 1, gotLine: null });
    expect(extra).toMatchObject({ kind: 'extra', expectedLine: null, gotLine: 1 });
    expect(missing!.pieces.filter((piece) => piece.changed)).toEqual([{ text: '12', changed: true }]);
    expect(extra!.pieces.filter((piece) => piece.changed)).toEqual([{ text: '13', changed: true }]);
  });

  test('missing lines, extra lines, and the line numbers after them', () => {
    expect(shape('a\nb\nc', 'a\nc\nd')).toEqual([
      ['same', 'a'],
      ['missing', 'b'],
      ['same', 'c'],
      ['extra', 'd'],
    ]);
    expect(diffRows('a\nb\nc', 'a\nc\nd')[2]).toMatchObject({ expectedLine: 3, gotLine: 2 });
  });

  test('each changed line is next to its counterpart', () => {
    expect(shape('a\nb', 'c\nd\ne')).toEqual([
      ['missing', 'a'],
      ['extra', 'c'],
      ['missing', 'b'],
      ['extra', 'd'],
      ['extra', 'e'],
    ]);
  });

  test('no line is invented for an empty text', () => {
    expect(shape('a', '')).toEqual([['missing', 'a']]);
    expect(shape('', 'a')).toEqual([['extra', 'a']]);
  });

  test('only lines that differ in nothing but whitespace have it marked', () => {
    expect(diffRows('a b', 'a  b').map((row) => row.onlySpaces)).toEqual([true, true]);
    expect(diffRows('a b', 'a  c').map((row) => row.onlySpaces)).toEqual([false, false]);
  });

  test('long runs of matching lines are left out, except next to a difference', () => {
    const same = 'a\n'.repeat(10);
    const folded = foldRows(diffRows(`${same}b`, `${same}c`));
    expect(folded.map((row) => (typeof row === 'number' ? row : row.kind))).toEqual([
      7,
      'same',
      'same',
      'same',
      'missing',
      'extra',
    ]);
    expect(foldRows(diffRows('a\na\na\na\nb', 'a\na\na\na\nc'))).not.toContain(1);
  });

  test('a missing final newline and a trailing space are visible differences', () => {
    expect(shape('a\n', 'a')).toEqual([
      ['same', 'a'],
      ['missing', ''],
    ]);
    expect(showWhiteSpace('a \tb\r')).toBe('a·→\tb␍');
  });
});
