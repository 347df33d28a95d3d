/** A measurement and its baseline. */
export interface Row {
  what: string;
  ours: number;
  /** Details of our measurement, if one number isn't enough. */
  p95?: number;
  peer?: number;
  peerName?: string;
  unit: string;
  /** Omitted if there's no target. `atLeast` and `atMost` apply to the ratio, or to our number if there is no baseline. */
  atMost?: number;
  atLeast?: number;
}

const HEAD = ['', 'ours', 'p95', 'compared with', '', 'ratio', 'promise', ''];
const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 100 ? 1 : 0));

export const ratioOf = ({ ours, peer }: Row) => (peer === undefined ? undefined : ours / peer);

/** Undefined if there's no target. */
export function holds(row: Row): boolean | undefined {
  const value = ratioOf(row) ?? row.ours;
  if (row.atMost !== undefined) return value <= row.atMost;
  if (row.atLeast !== undefined) return value >= row.atLeast;
  return undefined;
}

function promise({ atMost, atLeast, peer, unit }: Row): string {
  const what = peer === undefined ? ` ${unit}` : ' x';
  if (atMost !== undefined) return `<= ${atMost}${what}`;
  return atLeast === undefined ? '' : `>= ${atLeast}${what}`;
}

function cells(row: Row): string[] {
  const verdict = holds(row);
  return [
    row.what,
    `${number(row.ours)} ${row.unit}`,
    number(row.p95),
    row.peerName ?? '',
    row.peer === undefined ? '' : `${number(row.peer)} ${row.unit}`,
    ratioOf(row)?.toFixed(2) ?? '',
    promise(row),
    verdict === undefined ? '' : verdict ? 'holds' : 'FAILS',
  ];
}

/** Prints all rows as one table. The exit code says whether all targets are met. */
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
  if (rows.some((row) => holds(row) === false)) process.exitCode = 1;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}
