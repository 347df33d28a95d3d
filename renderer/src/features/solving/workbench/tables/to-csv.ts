import type { ResultTable } from './result-tables';

/** A table as CSV (RFC 4180). NULL is an empty field, and an empty text a quoted one. */
export function toCsv({ columns, rows }: Pick<ResultTable, 'columns' | 'rows'>): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(cell: string | null): string {
  if (cell === null) return '';
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return safe === '' || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A spreadsheet would calculate it; a negative number is just a number. */
const isFormula = (cell: string) => /^[=+@\t]|^-(?!\d*\.?\d+$)/.test(cell);
