import type { SourceFile } from '../runner';

/** One test of a test file. */
export interface SqlTest {
  file: string;
  name: string;
  /** What the test checks: a result set of the script (from 1, or the last one), or the database after it. */
  of: number | 'last' | 'database';
  /** Runs on the reference database; with `of: 'database'` on the learner's as well. Empty: see `rows`. */
  query: string;
  /** The expected rows, each as comma-separated SQL values; by default they come from the reference database. */
  rows?: string[];
  /** The order of the rows matters. */
  ordered: boolean;
  /** The column names matter; `columns` has the expected ones if the test lists them. */
  named: boolean;
  columns?: string[];
  /** Nothing is judged: the message is the query's rows, as `RowsShown`. */
  shows: boolean;
  /** A mistake in the test, for its author. */
  problem?: string;
}

const TEST = /^--\s*test:\s*(.*?)\s*$/i;
const DIRECTIVE = /^--\s*(result|database|ordered|columns|row|rows|show)\b\s*:?\s*(.*?)\s*$/i;

/**
 * Parses a test file. Each test is a line `-- test: <name>`, then optional directives that say what is checked and how,
 * then an optional query that returns the expected rows.
 *
 *     -- test: the three oldest trainers
 *     -- ordered
 *     SELECT name, age FROM trainers ORDER BY age DESC LIMIT 3;
 *
 * - No directive: the script's last result set must equal the query's rows on the reference database (the fixture
 *   files, then `solution.sql` if it's among the tests). Without a query, it must equal the same result set of
 *   `solution.sql`.
 * - `-- result: 2`, `-- result: last`: which result set of the script to check.
 * - `-- database`: the query runs on both the learner's database (after the script) and the reference database.
 * - `-- row: 1, 'Ash'` (one line per row, values as in SQL): expects exactly these rows. `-- rows: none`: expects none.
 * - `-- show`: expects nothing; returns the query's rows on the learner's database.
 * - `-- ordered`: the order of the rows matters.
 * - `-- columns: id, name`: the result must have these column names. `-- columns`: it must have the query's.
 *
 * A file without tests is a helper that runs on the reference database, before `solution.sql`.
 *
 * Numbers are compared as numbers (1 equals 1.0, up to twelve digits), texts exactly.
 */
export function readTests({ name: file, content }: SourceFile): SqlTest[] {
  const tests: SqlTest[] = [];
  let head = false;
  for (const line of content.split(/\r?\n/)) {
    const title = TEST.exec(line);
    const current = tests.at(-1);
    if (title) {
      tests.push({
        file,
        name: title[1] || 'unnamed',
        of: 'last',
        query: '',
        ordered: false,
        named: false,
        shows: false,
      });
      head = true;
    } else if (current) {
      const directive = head ? DIRECTIVE.exec(line) : null;
      if (directive) applyDirective(current, directive[1]!.toLowerCase(), directive[2]!);
      else {
        if (line.trim() !== '' && !line.startsWith('--')) head = false;
        current.query += `${line}\n`;
      }
    }
  }
  for (const test of tests) validate(test);
  return tests;
}

function applyDirective(test: SqlTest, word: string, value: string): void {
  if (word === 'database') test.of = 'database';
  else if (word === 'ordered') test.ordered = true;
  else if (word === 'show') test.shows = true;
  else if (word === 'columns') {
    test.named = true;
    if (value) test.columns = value.split(',').map((each) => each.trim());
  } else if (word === 'row') {
    test.rows = [...(test.rows ?? []), value];
  } else if (word === 'rows') {
    if (value.toLowerCase() === 'none') test.rows = [];
    else test.problem = `"-- rows:" only accepts "none"; write a row as "-- row: 1, 'Ash'".`;
  } else if (value.toLowerCase() === 'last') test.of = 'last';
  else if (/^[1-9]\d*$/.test(value)) test.of = Number(value);
  else test.problem = `"-- result:" needs a number from 1, or "last".`;
}

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;

function validate(test: SqlTest): void {
  if (test.query.replace(COMMENTS, '').trim() === '') test.query = '';
  if (test.of === 'database' && !test.query) test.problem ??= 'a test of the database needs a query.';
  if (test.rows && test.named && !test.columns) {
    test.problem ??= 'expected rows need column names as well: "-- columns: id, name".';
  }
  if (test.of !== 'database' && test.query && test.rows) {
    test.problem ??= 'expected rows are specified twice, by "-- row:" lines and by a query. Keep only one.';
  }
}
