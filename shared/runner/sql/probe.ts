import type { ProbeOutcome } from '../runner';
import { keyOf } from './compare';
import type { Cell, Engine } from './engine';
import { explain } from './explain-error';
import { runScript, ScriptFailed } from './script';
import { Source } from './source';

const QUERY = /^\s*(?:(?:--[^\n]*\n|\/\*[\s\S]*?\*\/)\s*)*(?:select|with|values|explain|pragma)\b/i;
/** The longest text of a query's rows; those that do not fit are left out. */
const LONGEST = 2_000_000;

/**
 * Puts one probe, a query or another expression, to a database. Its value is the last result set's rows as JSON, each
 * value as a text: a number as it is written, a text with a quote before it, bytes with an x, `null`. A single value
 * stands alone.
 */
export function probeOutcome(engine: Engine, probe: string): ProbeOutcome {
  const isQuery = QUERY.test(probe);
  try {
    const results = runScript(engine, new Source('check', isQuery ? probe : `SELECT (${probe})`), {
      keep: true,
    });
    const last = results.at(-1) ?? { columns: [], rows: [], count: 0 };
    const rows = last.rows.map((row) => row.map(canonical));
    const isOne = last.count === 1 && last.columns.length === 1 && rows.length === 1;
    const value = isOne ? rows[0]![0]! : rowsText(rows);
    return { kind: 'value', value, stdout: '' };
  } catch (error) {
    if (!(error instanceof ScriptFailed)) throw error;
    return { kind: 'error', message: explain(error.cause, engine), stdout: '' };
  }
}

const canonical = (cell: Cell) => keyOf(cell).replace(/^n(?!ull)/, '');

function rowsText(rows: readonly string[][]): string {
  const texts: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    length += text.length + 1;
    if (length > LONGEST) break;
    texts.push(text);
  }
  return `[${texts.join(',')}]`;
}
