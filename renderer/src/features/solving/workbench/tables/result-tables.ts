/** A result set, as far as it was printed. */
export interface ResultTable {
  columns: string[];
  /** Null is SQL's NULL. */
  rows: (string | null)[][];
  /** How many rows there are; more than `rows` if only the first were printed. */
  count: number;
}

/** What a script printed: tables, and lines such as "2 rows changed". */
export type SqlPart = { kind: 'table'; table: ResultTable } | { kind: 'text'; text: string };

const RULE = /^-+(\+-+)*$/;
const COUNT = /^(?:\((no|\d+) rows?\)|… \d+ more rows \((\d+) in all\))$/;

/**
 * Reads the tables that the SQL runtime prints (`shared/runner/sql/tables.ts`). A table that isn't complete, because the
 * output ended early, stays text.
 */
export function readSqlOutput(output: string): SqlPart[] {
  const lines = output.split('\n');
  const parts: SqlPart[] = [];
  let text: string[] = [];
  const flush = () => {
    const whole = text.join('\n').trimEnd();
    if (whole !== '') parts.push({ kind: 'text', text: whole });
    text = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const found = RULE.test(lines[at + 1] ?? '') ? tableAt(lines, at) : undefined;
    if (!found) {
      text.push(lines[at]!);
      continue;
    }
    flush();
    parts.push({ kind: 'table', table: found.table });
    at = found.last;
  }
  flush();
  return parts;
}

/** All tables of an output. */
export const tablesIn = (output: string): ResultTable[] =>
  readSqlOutput(output).flatMap((part) => (part.kind === 'table' ? [part.table] : []));

function tableAt(lines: readonly string[], head: number): { table: ResultTable; last: number } | undefined {
  const last = lines.findIndex((line, at) => at > head + 1 && !line.startsWith(' '));
  const [, few, many] = COUNT.exec(lines[last] ?? '') ?? [];
  const count = few === 'no' ? 0 : Number(few ?? many);
  if (!Number.isInteger(count)) return undefined;
  // The rule has two dashes more than its column has room for.
  const widths = lines[head + 1]!.split('+').map((dashes) => dashes.length - 2);
  const rows = lines.slice(head + 2, last).map((line) => cellsOf(line, widths));
  const table = {
    columns: cellsOf(lines[head]!, widths),
    rows: rows.map((cells) => cells.map((cell) => (cell === 'NULL' ? null : cell))),
    count,
  };
  return { table, last };
}

/** Cells are padded to their column's width, so that one that contains " | " is still one cell. */
function cellsOf(line: string, widths: readonly number[]): string[] {
  const characters = [...line];
  let at = 1;
  return widths.map((width) => {
    let cell = '';
    for (let taken = 0; at < characters.length; at++) {
      const next = characters[at]!;
      const columns = widthOf(next);
      if (taken + columns > width) break;
      cell += next;
      taken += columns;
    }
    at += ' | '.length;
    return cell.trim();
  });
}

/* As in shared/runner/sql/tables.ts, which pads by display width; a test compares the two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /\p{Mark}|\p{Cf}/u;
const widthOf = (character: string) => (NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1);
