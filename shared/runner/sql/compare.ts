import type { Cell } from './engine';
import type { ResultSet } from './script';
import { cellText, literal, tableText } from './tables';

export interface Comparison {
  ordered: boolean;
  /** Expected column names, if they matter. */
  columns?: readonly string[];
}

const TABLE_ROWS = 8;
const SIGNIFICANT_DIGITS = 12;

/** A key for comparing values: a whole REAL equals the INTEGER, and a REAL is rounded to its significant digits. */
export function keyOf(cell: Cell): string {
  if (cell === null) return 'null';
  if (typeof cell === 'string') return `'${cell}`;
  if (typeof cell === 'bigint') return keyOfInteger(cell);
  if (cell instanceof Uint8Array) return `x${cell.join(',')}`;
  const rounded = Number(cell.toPrecision(SIGNIFICANT_DIGITS));
  return Number.isSafeInteger(rounded) ? keyOfInteger(BigInt(rounded)) : `n${rounded}`;
}

/** INTEGERs keep all their digits; a REAL couldn't distinguish large neighboring values. */
const keyOfInteger = (value: bigint) => `n${value}`;

const rowKey = (row: readonly Cell[]) => JSON.stringify(row.map(keyOf));
const rowText = (row: readonly Cell[]) => `(${row.map(literal).join(', ')})`;
const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
const columns = (names: readonly string[]) =>
  `${names.length} ${names.length === 1 ? 'column' : 'columns'} (${names.join(', ')})`;

/** User-facing: how two result sets differ, with both as tables; undefined if they're equal. */
export function difference(got: ResultSet, expected: ResultSet, how: Comparison): string | undefined {
  const reason = reasonOf(got, expected, how);
  if (reason === undefined) return undefined;
  return `${reason}\n\nExpected:\n${tableText(expected, TABLE_ROWS)}\nGot:\n${tableText(got, TABLE_ROWS)}`;
}

function reasonOf(got: ResultSet, expected: ResultSet, how: Comparison): string | undefined {
  if (got.columns.length !== expected.columns.length)
    return `Expected ${columns(expected.columns)}, got ${columns(got.columns)}.`;
  const misnamed = how.columns?.findIndex(
    (name, at) => name.toLowerCase() !== got.columns[at]!.toLowerCase(),
  );
  if (misnamed !== undefined && misnamed >= 0)
    return `Column ${misnamed + 1} should be named "${how.columns![misnamed]}", not "${got.columns[misnamed]}".`;
  if (got.count > got.rows.length && got.count !== expected.count)
    return `Expected ${rows(expected.count)}, got ${rows(got.count)}.`;
  if (got.count > got.rows.length || expected.count > expected.rows.length)
    return 'The result is too large to compare.';
  return reasonOfRows(got, expected, how.ordered);
}

function reasonOfRows(got: ResultSet, expected: ResultSet, ordered: boolean): string | undefined {
  const [missing, surplus] = [without(expected.rows, got.rows), without(got.rows, expected.rows)];
  if (missing.length + surplus.length > 0) {
    if (got.count !== expected.count) {
      const example = missing[0]
        ? `${rowText(missing[0])} is missing`
        : `${rowText(surplus[0]!)} is not expected`;
      return `Expected ${rows(expected.count)}, got ${rows(got.count)}. For example, ${example}.`;
    }
    return (
      cellReason(missing, surplus, got.columns) ??
      `Missing: ${rowText(missing[0]!)}; not expected: ${rowText(surplus[0]!)}.`
    );
  }
  if (!ordered) return undefined;
  const at = got.rows.findIndex((row, index) => rowKey(row) !== rowKey(expected.rows[index]!));
  if (at < 0) return undefined;
  return `The rows are right, but in the wrong order: row ${at + 1} should be ${rowText(expected.rows[at]!)}. Use ORDER BY.`;
}

/** If a single row differs in a single value, names that value. */
function cellReason(missing: Cell[][], surplus: Cell[][], names: readonly string[]): string | undefined {
  const [want, have] = [missing[0]!, surplus[0]!];
  const off = want.flatMap((cell, at) => (keyOf(cell) === keyOf(have[at]!) ? [] : [at]));
  if (missing.length !== 1 || off.length !== 1) return undefined;
  const [a, b] = [want[off[0]!]!, have[off[0]!]!];
  const sameText = cellText(a) === cellText(b) ? ' (a text is not the same as a number)' : '';
  return `In the row ${rowText(have)}, column "${names[off[0]!]}" should be ${literal(a)}${sameText}.`;
}

/** Multiset difference: the rows of `all` that aren't in `others`. */
function without(all: Cell[][], others: Cell[][]): Cell[][] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(rowKey(row), (counts.get(rowKey(row)) ?? 0) + 1);
  return all.filter((row) => {
    const left = counts.get(rowKey(row)) ?? 0;
    counts.set(rowKey(row), left - 1);
    return left <= 0;
  });
}
