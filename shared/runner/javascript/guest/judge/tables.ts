import type { Value } from '../builtins';
import { show } from './failures';

/* The tables of test.each and the names of their rows. */

const MARKS = /%([sdifjoOpc#$%])/g;
const asText = (value: unknown) => (typeof value === 'string' ? value : show(value));

function fillMark(mark: string, value: Value): string {
  if (mark === 's') return asText(value);
  if (mark === 'j') return JSON.stringify(value);
  if (mark === 'i') return String(Math.trunc(Number(value)));
  return mark === 'd' || mark === 'f' ? String(Number(value)) : show(value);
}

/** The name of a row's test: marks stand for its values, $names for what its first value has. */
export function fillName(name: unknown, row: readonly Value[], index: number): string {
  let next = 0;
  const text = String(name).replace(MARKS, (all, mark) => {
    if (mark === '%') return '%';
    if (mark === '#') return String(index);
    if (mark === '$') return String(index + 1);
    if (next >= row.length) return all;
    next += 1;
    return fillMark(mark, row[next - 1]);
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

/** A list of rows, or a template with its values: a header, then rows of as many values. */
export function rowsOf(table: Value, values: readonly Value[]): Value[][] {
  if (!table.raw) return [...table].map((row) => (Array.isArray(row) ? row : [row]));
  const names: string[] = table[0].split('|').map((part: string) => part.trim());
  const rows: Value[][] = [];
  for (let i = 0; i < values.length; i += names.length) {
    rows.push([Object.fromEntries(names.map((name, at) => [name, values[i + at]]))]);
  }
  return rows;
}
