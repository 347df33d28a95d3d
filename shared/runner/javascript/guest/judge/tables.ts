import type { Value } from '../builtins';
import { show } from './failures';

/* The tables of test.each and the names of their rows. */

const PLACEHOLDERS = /%([sdifjoOpc#$%])/g;
const asText = (value: unknown) => (typeof value === 'string' ? value : show(value));

function fillPlaceholder(mark: string, value: Value): string {
  if (mark === 's') return asText(value);
  if (mark === 'j') return JSON.stringify(value);
  if (mark === 'i') return String(Math.trunc(Number(value)));
  return mark === 'd' || mark === 'f' ? String(Number(value)) : show(value);
}

/** The name of a row's test. Replaces %-placeholders with the row's values and $names with its first value's properties. */
export function fillName(name: unknown, row: readonly Value[], index: number): string {
  let next = 0;
  const text = String(name).replace(PLACEHOLDERS, (all, mark) => {
    if (mark === '%') return '%';
    if (mark === '#') return String(index);
    if (mark === '$') return String(index + 1);
    if (next >= row.length) return all;
    next += 1;
    return fillPlaceholder(mark, row[next - 1]);
  });
  const named = row[0];
  if (typeof named !== 'object' || named === null) return text;
  return text.replace(/\$([\w.]+)/g, (all, path: string) => {
    let at = named;
    for (const key of path.split('.')) {
      if (at === null || at === undefined || !(key in Object(at))) return path === '#' ? String(index) : all;
      at = at[key];
    }
    return asText(at);
  });
}

/** Takes a list of rows, or a tagged template with a header and its values. */
export function rowsOf(table: Value, values: readonly Value[]): Value[][] {
  if (!table.raw) return [...table].map((row) => (Array.isArray(row) ? row : [row]));
  const names: string[] = table[0].split('|').map((part: string) => part.trim());
  const rows: Value[][] = [];
  for (let i = 0; i < values.length; i += names.length) {
    rows.push([Object.fromEntries(names.map((name, at) => [name, values[i + at]]))]);
  }
  return rows;
}
