import { compare, type Verdict, verdictOf } from '../promises';

/** A measurement and its baseline. */
export interface Row {
  what: string;
  ours: number;
  /** Details of our measurement, if one number isn't enough. */
  p95?: number;
  peer?: number;
  peerName?: string;
  unit: string;
  /** Budgets (promises.ts): of the ratio, or of our number if there is no baseline. */
  atMost?: number;
  atLeast?: number;
  /** More is better. */
  isRate?: boolean;
}

const HEAD = ['', 'ours', 'p95', 'compared with', '', 'ratio', 'promise', ''];
const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 100 ? 1 : 0));

export const ratioOf = ({ ours, peer }: Row) => (peer === undefined ? undefined : ours / peer);

const verdict = (row: Row): Verdict =>
  compare(row.what, ratioOf(row) ?? row.ours, row.peer === undefined ? row.unit : 'x', row);

function cells(row: Row): string[] {
  const { promise, holds } = verdict(row);
  return [
    row.what,
    `${number(row.ours)} ${row.unit}`,
    number(row.p95),
    row.peerName ?? '',
    row.peer === undefined ? '' : `${number(row.peer)} ${row.unit}`,
    ratioOf(row)?.toFixed(2) ?? '',
    promise,
    verdictOf(holds),
  ];
}

/** Prints all rows as one table. The exit code says whether all promises are kept. */
export function printTable(rows: readonly Row[], skipped: readonly string[]): void {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const [at, line] of lines.entries()) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
    if (at === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  }
  for (const line of skipped) console.log(`skipped: ${line}`);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}
