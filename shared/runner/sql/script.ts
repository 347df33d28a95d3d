import { RunStopped } from '../stop-run';
import { type Cell, CODE, type Engine, SqlError, type Statement } from './engine';
import type { Source } from './source';
import { SHOWN_BYTES, SHOWN_ROWS, tableText } from './tables';

/** The result of one query. */
export interface ResultSet {
  columns: string[];
  rows: Cell[][];
  /** The number of rows; larger than `rows.length` if there were too many, or too large ones, to keep. */
  count: number;
}

/** Result sets kept for the judge: rows of each one, bytes of all together. */
const KEPT_ROWS = 20_000;
const KEPT_BYTES = 16 * 1024 * 1024;
const CELL_BYTES = 16;

/** A failed statement, with the error's position in bytes of the source. */
export class ScriptFailed extends Error {
  override readonly name = 'ScriptFailed';
  constructor(
    readonly source: Source,
    readonly offset: number,
    override readonly cause: SqlError,
  ) {
    super(cause.message, { cause });
  }
}

export interface ScriptOptions {
  print?: (text: string) => void;
  /** Keep complete result sets for the judge, not just the rows shown. */
  keep?: boolean;
}

const MAX_SEARCHED_BYTES = 20_000;
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'WITH']);
const rowsChanged = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} changed\n`;

/**
 * Runs a script's statements in order. Queries print a table, and changes print the number of rows. Returns the result
 * sets if `keep` is set. Throws `ScriptFailed` at the first failing statement, `RunStopped` at a limit.
 */
export function runScript(engine: Engine, source: Source, options: ScriptOptions = {}): ResultSet[] {
  const results: ResultSet[] = [];
  const budget = { bytes: KEPT_BYTES };
  let at = 0;
  try {
    for (const statement of engine.statements(source.text)) {
      at = statement.span.from;
      engine.deadline?.check();
      const result = runStatement(statement, budget, options);
      if (result) {
        if (options.keep) results.push(result);
      } else if (CHANGING.has(source.firstWord(statement.span))) options.print?.(rowsChanged(engine.changes));
      at = statement.span.to;
    }
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    if (error.code === CODE.interrupted) throw new RunStopped('time');
    throw new ScriptFailed(source, error.offset ?? offsetOf(source, at, error.message), error);
  }
  return results;
}

const NAMED = /^(?:no such table: (?:main\.)?|table )"?([^" ]+)/;

/** The position of an error without an offset: that of the name in its message, or the start of the statement. */
function offsetOf(source: Source, at: number, message: string): number {
  const name = NAMED.exec(message)?.[1];
  return name ? source.find(name, { from: at, to: at + MAX_SEARCHED_BYTES }) : source.startOf(at);
}

function runStatement(
  statement: Statement,
  budget: { bytes: number },
  { print, keep }: ScriptOptions,
): ResultSet | undefined {
  const result: ResultSet = { columns: statement.columns, rows: [], count: 0 };
  const isQuery = statement.columns.length > 0;
  try {
    while (statement.step()) {
      result.count += 1;
      if (result.rows.length < result.count - 1) continue; // An earlier row was already skipped.
      if (result.rows.length >= (keep ? KEPT_ROWS : SHOWN_ROWS)) continue;
      if (!keep) result.rows.push(statement.row(SHOWN_BYTES));
      else if (reserve(budget, statement.rowBytes() + statement.columns.length * CELL_BYTES))
        result.rows.push(statement.row());
    }
  } catch (error) {
    if (result.count > 0) print?.(tableText(result)); // Rows before the error help to find it.
    throw error;
  }
  if (isQuery) print?.(tableText(result));
  return isQuery ? result : undefined;
}

function reserve(budget: { bytes: number }, bytes: number): boolean {
  if (bytes > budget.bytes) return false;
  budget.bytes -= bytes;
  return true;
}
