import type { SourceFile } from '../runner';

/** One test of a test file. */
export interface SqlTest {
  file: string;
  name: string;
  /** What is looked at: a result set of the script (from 1, or its last), or the database after it. */
  of: number | 'last' | 'database';
  /** Asked of the reference database; with `of: 'database'` of the learner's too. Empty: see `rows`. */
  query: string;
  /** The expected rows, each as SQL values between commas; without them the reference world gives them. */
  rows?: string[];
  /** The order of the rows counts. */
  ordered: boolean;
  /** The names of the columns count; `columns` are those expected, when they are written down. */
  named: boolean;
  columns?: string[];
  /** The query's rows are the outcome's message, as `RowsShown`; nothing is judged. */
  shows: boolean;
  /** Why its author must look at it again. */
  fault?: string;
}

const TEST = /^--\s*test:\s*(.*?)\s*$/i;
const DIRECTIVE = /^--\s*(result|database|ordered|columns|row|rows|show)\b\s*:?\s*(.*?)\s*$/i;

/**
 * Reads a test file. It holds blocks, each a test: a line `-- test: <name>`, then lines that say what is looked at and
 * how, then, if there is one, the query that gives the expected rows.
 *
 *     -- test: the three oldest trainers
 *     -- ordered
 *     SELECT name, age FROM trainers ORDER BY age DESC LIMIT 3;
 *
 * - Nothing more said: the script's last result set must have the rows that the query gives on the reference database
 *   (the fixture files, then `solution.sql` when it is among the tests). Without a query: the rows of the same result
 *   set of `solution.sql`.
 * - `-- result: 2`, `-- result: last`: which result set of the script.
 * - `-- database`: the query is put to the learner's database after the script, and to the reference database.
 * - `-- row: 1, 'Ash'` (one line a row, values as in SQL): exactly these rows are expected; `-- rows: none` is no row.
 * - `-- show`: nothing is expected; the query's rows on the learner's database come back as they are.
 * - `-- ordered`: the order of the rows counts.
 * - `-- columns: id, name`: the names of the columns count and are these; `-- columns` alone: are the query's.
 *
 * A file without a test helps the others: it is run on the reference database, before `solution.sql`.
 *
 * Numbers are compared as numbers (1 is 1.0, the twelfth digit is the last that counts), texts exactly.
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
      if (directive) direct(current, directive[1]!.toLowerCase(), directive[2]!);
      else {
        if (line.trim() !== '' && !line.startsWith('--')) head = false;
        current.query += `${line}\n`;
      }
    }
  }
  for (const test of tests) finish(test);
  return tests;
}

function direct(test: SqlTest, word: string, value: string): void {
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
    else test.fault = `"-- rows:" takes only "none"; a row is written as "-- row: 1, 'Ash'".`;
  } else if (value.toLowerCase() === 'last') test.of = 'last';
  else if (/^[1-9]\d*$/.test(value)) test.of = Number(value);
  else test.fault = `"-- result:" takes a number from 1, or "last".`;
}

const COMMENTS = /--[^\n]*|\/\*[\s\S]*?\*\//g;

function finish(test: SqlTest): void {
  if (test.query.replace(COMMENTS, '').trim() === '') test.query = '';
  if (test.of === 'database' && !test.query) test.fault ??= 'A test of the database needs a query.';
  if (test.rows && test.named && !test.columns) {
    test.fault ??= 'The rows are written down, so their columns must be, too: "-- columns: id, name".';
  }
  if (test.of !== 'database' && test.query && test.rows) {
    test.fault ??= 'Expected rows are given twice: by "-- row:" lines and by a query. Keep one of them.';
  }
}
