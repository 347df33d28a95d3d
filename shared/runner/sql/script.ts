import { RunStopped } from '../stop-run';
import { type Cell, CODE, type Engine, SqlError, type Statement } from './engine';
import type { Source } from './source';
import { SHOWN_BYTES, SHOWN_ROWS, tableText } from './tables';

/** What one query gave. */
export interface ResultSet {
  columns: string[];
  rows: Cell[][];
  /** How many rows there were; more than `rows` when they were too many, or too large, to be kept. */
  count: number;
}

/** How much of the result sets is kept for the judge: rows of each, bytes of all. */
const KEPT_ROWS = 20_000;
const KEPT_BYTES = 16 * 1024 * 1024;
const CELL_BYTES = 16;

/** A statement that failed, and where it stands: bytes into the source. */
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
  /** Keep the result sets whole, for a judge, instead of the rows that are shown. */
  keep?: boolean;
}

const LONGEST_SEARCHED = 20_000;
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'WITH']);
const rowsChanged = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} changed\n`;

/**
 * Runs a script's statements in order: one that gives rows prints a table, one that changes rows how many, others
 * nothing. Gives the result sets when they are to be kept. Throws `ScriptFailed` at the first statement that is wrong,
 * `RunStopped` at a limit.
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
    throw new ScriptFailed(source, error.offset ?? placeIn(source, at, error.message), error);
  }
  return results;
}

const NAMED = /^(?:no such table: (?:main\.)?|table )"?([^" ]+)/;

/** SQLite does not give every error a place: then it is that of the name in its message, or the whole statement. */
function placeIn(source: Source, at: number, message: string): number {
  const name = NAMED.exec(message)?.[1];
  return name ? source.find(name, { from: at, to: at + LONGEST_SEARCHED }) : source.startOf(at);
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
      if (result.rows.length < result.count - 1) continue; // One was left out already.
      if (result.rows.length >= (keep ? KEPT_ROWS : SHOWN_ROWS)) continue;
      if (!keep) result.rows.push(statement.row(SHOWN_BYTES));
      else if (take(budget, statement.rowBytes() + statement.columns.length * CELL_BYTES))
        result.rows.push(statement.row());
    }
  } catch (error) {
    if (result.count > 0) print?.(tableText(result)); // What came before tells what went wrong.
    throw error;
  }
  if (isQuery) print?.(tableText(result));
  return isQuery ? result : undefined;
}

function take(budget: { bytes: number }, bytes: number): boolean {
  if (bytes > budget.bytes) return false;
  budget.bytes -= bytes;
  return true;
}
