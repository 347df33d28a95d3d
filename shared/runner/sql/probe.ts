import type { ProbeOutcome } from '../runner';
import { keyOf } from './compare';
import type { Cell, Engine } from './engine';
import { explain } from './explain-error';
import { type ResultSet, runScript, ScriptFailed } from './script';
import { Source } from './source';

const QUERY = /^\s*(?:(?:--[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*(?:select|with|values|explain|pragma)\b/i;
/** The longest text of a query's rows. */
const LONGEST = 2_000_000;
const TOO_LONG = 'The value is too long to be looked at.';

/**
 * Puts one probe, a query or another expression, to a database. Its value is the last result set's rows as JSON, each
 * value as a text: a number as it is written, a text with a quote before it, bytes with an x, `null`. A single value
 * stands alone. Rows that do not fit are left out, and their number comes last.
 */
export function probeOutcome(engine: Engine, probe: string): ProbeOutcome {
  const isQuery = QUERY.test(probe);
  try {
    const results = runScript(engine, new Source('check', isQuery ? probe : `SELECT (${probe})`), {
      keep: true,
    });
    const last = results.at(-1) ?? { columns: [], rows: [], count: 0 };
    if (last.count !== 1 || last.columns.length !== 1 || last.rows.length !== 1)
      return { kind: 'value', value: rowsText(last), stdout: '' };
    const [cell] = last.rows[0]!;
    const value = lengthOf(cell!) > LONGEST ? undefined : canonical(cell!);
    if (value === undefined || value.length > LONGEST)
      return { kind: 'error', message: TOO_LONG, stdout: '' };
    return { kind: 'value', value, stdout: '' };
  } catch (error) {
    if (!(error instanceof ScriptFailed)) throw error;
    return { kind: 'error', message: explain(error.cause, engine), stdout: '' };
  }
}

const canonical = (cell: Cell) => keyOf(cell).replace(/^n(?!ull)/, '');

const lengthOf = (cell: Cell) => (typeof cell === 'string' || cell instanceof Uint8Array ? cell.length : 0);

function rowsText({ rows, count }: ResultSet): string {
  const texts: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (row.some((cell) => lengthOf(cell) > LONGEST)) break;
    const text = JSON.stringify(row.map(canonical));
    length += text.length + 1;
    if (length > LONGEST) break;
    texts.push(text);
  }
  if (texts.length < count) texts.push(String(count - texts.length));
  return `[${texts.join(',')}]`;
}
