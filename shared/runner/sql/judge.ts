import type { SourceFile, TestOutcome } from '../runner';
import { difference, keyOf } from './compare';
import { type Cell, type Engine, SqlError } from './engine';
import { explain } from './explain-error';
import { type ResultSet, runScript, ScriptFailed } from './script';
import { Source } from './source';
import { readTests, type SqlTest } from './test-file';

/** The databases that tests compare. */
export interface Databases {
  /** Result sets of the learner's script. */
  results: readonly ResultSet[];
  /** Returns a copy of the learner's database in an instance that never ran any of their statements. */
  learner(): Engine;
  /** Returns the fixture database in its own instance, before helpers and `solution.sql` have run. */
  reference(): Engine;
}

interface Reference {
  engine: Engine;
  /** Result sets of `solution.sql`. */
  results: readonly ResultSet[];
}

/** A mistake in the test itself. */
class BadTest extends Error {
  override readonly name = 'BadTest';
}

/** The message of a `-- show` test, as JSON. */
export interface RowsShown {
  columns: string[];
  /** The `keyOf` of each cell, which includes its type: n42, 'text, x1,2 for bytes; null. */
  rows: string[][];
  /** The number of rows; larger than `rows.length` if not all fit. */
  count: number;
}

/** Limits the size of all rows that are shown. */
const MAX_SHOWN_CHARACTERS = 2_000_000;

const isLong = (cell: Cell) =>
  (typeof cell === 'string' || cell instanceof Uint8Array) && cell.length > MAX_SHOWN_CHARACTERS;

function shownRows({ columns, rows, count }: ResultSet): RowsShown {
  const shown: string[][] = [];
  let room = MAX_SHOWN_CHARACTERS;
  for (const row of rows) {
    if (row.some(isLong)) break;
    const keys = row.map(keyOf);
    room -= JSON.stringify(keys).length + 1;
    if (room < 0) break;
    shown.push(keys);
  }
  return { columns, rows: shown, count };
}

const isSolution = ({ name }: SourceFile) => /(?:^|\/)solution\.sql$/i.test(name);
const isTestFile = (file: SourceFile) => file.name.toLowerCase().endsWith('.sql') && !isSolution(file);

/** All tests in the files, in order. */
export const listTests = (files: readonly SourceFile[]): SqlTest[] =>
  files.filter(isTestFile).flatMap(readTests);

export const outcomeOf = (
  { file, name }: SqlTest,
  outcome: TestOutcome['outcome'],
  message: string,
): TestOutcome => ({ file, name, outcome, message, stdout: '' });

/**
 * Judges a finished script test by test; tests judged before a limit keep their verdict. Expected and actual results
 * come from separate instances and are only compared here, as values. Throws `RunStopped` at a limit.
 */
export class Judge {
  private solved: Reference | undefined;
  private learner: Engine | undefined;
  constructor(
    private readonly databases: Databases,
    private readonly files: readonly SourceFile[],
  ) {}

  outcome(test: SqlTest): TestOutcome {
    try {
      if (test.problem) throw new BadTest(test.problem);
      if (test.shows) return this.show(test);
      const expected = this.expected(test);
      const got = this.actual(test);
      const reason = typeof got === 'string' ? got : this.compare(test, got, expected);
      return reason === undefined ? outcomeOf(test, 'passed', '') : outcomeOf(test, 'failed', reason);
    } catch (error) {
      if (error instanceof BadTest || error instanceof ScriptFailed) {
        return outcomeOf(test, 'error', `This test has a mistake: ${error.message}`);
      }
      throw error;
    }
  }

  private show(test: SqlTest): TestOutcome {
    this.learner ??= this.databases.learner();
    try {
      return outcomeOf(test, 'passed', JSON.stringify(shownRows(only(this.learner, test))));
    } catch (error) {
      if (!(error instanceof ScriptFailed)) throw error;
      return outcomeOf(test, 'failed', explain(error.cause, this.learner));
    }
  }

  private compare(test: SqlTest, got: ResultSet, expected: ResultSet): string | undefined {
    const columns = test.named ? (test.columns ?? expected.columns) : undefined;
    if (columns && columns.length !== expected.columns.length)
      throw new BadTest(`it names ${columns.length} columns but expects ${expected.columns.length}.`);
    // Literal rows without column names use the learner's names for the table header.
    const isSameWidth = got.columns.length === expected.columns.length || expected.count === 0;
    const named = test.rows && !test.columns && isSameWidth;
    return difference(got, named ? { ...expected, columns: got.columns } : expected, {
      ordered: test.ordered,
      ...(columns && { columns }),
    });
  }

  private expected(test: SqlTest): ResultSet {
    if (test.rows) return this.literalRows(test, test.rows);
    const { engine, results } = this.reference();
    if (test.query) return only(engine, test);
    const result = pick(results, test.of);
    if (!result) throw new BadTest('it has no query and no rows, and solution.sql has no such result set.');
    return result;
  }

  private literalRows(test: SqlTest, rows: readonly string[]): ResultSet {
    const { engine } = this.reference();
    const cells = rows.map((row) => {
      try {
        const found = engine.query(`SELECT ${row}`);
        if (found.length !== 1) throw new BadTest(`its row "${row}" is ${found.length} rows.`);
        return found[0]!;
      } catch (error) {
        if (error instanceof SqlError) throw new BadTest(`its row "${row}" is not SQL: ${error.message}`);
        throw error;
      }
    });
    const width = test.columns?.length ?? cells[0]?.length ?? 0;
    if (cells.some((row) => row.length !== width)) throw new BadTest('its rows have different lengths.');
    const names = test.columns ?? Array.from({ length: width }, (_, at) => `${at + 1}`);
    return { columns: names, rows: cells, count: cells.length };
  }

  /** The learner's result, or a message if there is none. */
  private actual(test: SqlTest): ResultSet | string {
    if (test.of !== 'database') {
      const { results } = this.databases;
      return pick(results, test.of) ?? missingResult(results.length, test.of);
    }
    this.learner ??= this.databases.learner();
    const shadowed = this.findShadowing(this.learner);
    if (shadowed) return shadowed;
    try {
      return only(this.learner, test);
    } catch (error) {
      if (error instanceof ScriptFailed)
        return `This query failed on your database:\n${test.query.trim()}\n${error.message}.`;
      throw error;
    }
  }

  /** Reports tables and views that would shadow the ones a test's query refers to. */
  private findShadowing(learner: Engine): string | undefined {
    const reference = this.reference().engine;
    const tables = new Set(namesIn(reference, "SELECT name FROM sqlite_schema WHERE type = 'table'"));
    const builtIn = new Set(namesIn(reference, 'SELECT name FROM pragma_module_list'));
    const views = namesIn(learner, "SELECT name FROM sqlite_schema WHERE type = 'view'");
    const view = views.find((name) => tables.has(name));
    if (view) return `"${view}" is a view in your database; it must be a table.`;
    const named = namesIn(learner, "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')");
    const taken = named.find(
      (name) => !tables.has(name) && (name.startsWith('pragma_') || builtIn.has(name)),
    );
    if (taken) return `"${taken}" is reserved by SQLite. Choose another name for your table or view.`;
    return undefined;
  }

  private reference(): Reference {
    if (this.solved) return this.solved;
    const engine = this.databases.reference();
    const run = ({ name, content }: SourceFile) =>
      runScript(engine, new Source(name, content), { keep: true });
    for (const helper of this.files.filter(isTestFile)) if (readTests(helper).length === 0) run(helper);
    this.solved = { engine, results: this.files.filter(isSolution).flatMap(run) };
    return this.solved;
  }
}

const namesIn = (engine: Engine, query: string) =>
  engine.query(query).map(([name]) => String(name).toLowerCase());

function only(engine: Engine, { file, query }: SqlTest): ResultSet {
  const results = runScript(engine, new Source(file, query), { keep: true });
  if (results.length !== 1) throw new BadTest('its query must be one SELECT.');
  return results[0]!;
}

const pick = (results: readonly ResultSet[], of: SqlTest['of']) =>
  of === 'last' ? results.at(-1) : results[Number(of) - 1];

function missingResult(count: number, of: SqlTest['of']): string {
  if (count === 0) return 'Your script returned no result: it needs a SELECT.';
  return `Your script returned ${count} ${count === 1 ? 'result' : 'results'}, but this test checks number ${of}.`;
}
