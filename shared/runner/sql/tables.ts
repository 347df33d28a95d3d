import type { Cell } from './engine';

/** Limits of a printed table: its rows, and the bytes and characters of one value. */
export const SHOWN_ROWS = 50;
export const SHOWN_BYTES = 400;
const SHOWN_CHARACTERS = 80;
const SHOWN_HEX = 16;

export interface Table {
  columns: readonly string[];
  /** Only the first rows if there are more. */
  rows: readonly (readonly Cell[])[];
  count: number;
}

const hex = (bytes: Uint8Array) =>
  [...bytes.subarray(0, SHOWN_HEX)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fifteen digits, like SQLite's own output; a whole number keeps its `.0`. */
function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const short = Number(value.toPrecision(15));
  return Number.isInteger(short) && Math.abs(short) < 1e15 ? short.toFixed(1) : String(short);
}

/** Shows a value on one line, with control characters such as line breaks escaped. */
function oneLine(text: string): string {
  const plain = text
    .slice(0, SHOWN_BYTES)
    .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => ESCAPES[character] ?? '�');
  const characters = [...plain];
  if (characters.length <= SHOWN_CHARACTERS) return plain;
  return `${characters.slice(0, SHOWN_CHARACTERS - 1).join('')}…`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function cellText(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return realText(cell);
  if (typeof cell === 'bigint') return String(cell);
  if (typeof cell === 'string') return oneLine(cell);
  return `x'${hex(cell)}${cell.length > SHOWN_HEX ? '…' : ''}'`;
}

/** Formats a value as a SQL literal, which distinguishes texts from numbers. */
export const literal = (cell: Cell): string =>
  typeof cell === 'string' ? `'${cellText(cell).replaceAll("'", "''")}'` : cellText(cell);

/** Characters two columns wide in a monospace font: emojis and East Asian characters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const NO_WIDTH = /\p{Mark}|\p{Cf}/u;
const widthOf = (text: string) =>
  [...text].reduce((sum, each) => sum + (NO_WIDTH.test(each) ? 0 : WIDE.test(each) ? 2 : 1), 0);

/**
 * Formats a table for a monospace font, ending with a line break. Numbers are right-aligned, everything else is
 * left-aligned, and lines have no trailing white space.
 *
 *      id | name
 *     ----+------
 *       1 | Ash
 *     (1 row)
 */
export function tableText({ columns, rows, count }: Table, shownRows = SHOWN_ROWS): string {
  const shown = rows.slice(0, shownRows);
  const cells = [columns.map(oneLine), ...shown.map((row) => row.map(cellText))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? ''))));
  const isNumeric = columns.map((_, at) => {
    const values = shown.map((row) => row[at]).filter((value) => value !== null);
    return (
      values.length > 0 && values.every((value) => typeof value === 'bigint' || typeof value === 'number')
    );
  });
  const line = (row: readonly string[]) =>
    ` ${row
      .map((text, at) => {
        const padding = ' '.repeat(widths[at]! - widthOf(text));
        return isNumeric[at] ? padding + text : text + padding;
      })
      .join(' | ')}`.trimEnd();
  const [head, ...body] = cells.map(line);
  const rule = widths.map((width) => '-'.repeat(width + 2)).join('+');
  return `${[head, rule, ...body, countText(count, shown.length)].join('\n')}\n`;
}

const rowsText = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

function countText(count: number, shown: number): string {
  if (count === 0) return '(no rows)';
  return count > shown ? `… ${count - shown} more rows (${count} in all)` : `(${rowsText(count)})`;
}
