import { type Engine, SqlError } from './engine';

type Explain = (engine: Engine, name: string, second: string) => string;

const NOT_ALLOWED =
  'This is not possible here: a script can only use its own database, so ATTACH, extensions and some PRAGMAs are disabled.';

/** Beginner-friendly explanations of SQLite's messages (regular expressions). The first match counts. */
const EXPLANATIONS: Readonly<Record<string, string | Explain>> = {
  'near "(.*)": syntax error':
    'SQL did not expect "$1" here. Look for a missing comma, bracket or keyword just before it, or a misspelled word.',
  'incomplete input':
    'The statement ends too soon. Is a closing bracket, the end of a list or a keyword missing?',
  'unrecognized token: "\'.*': "The text that starts here needs a closing ' quote.",
  'unrecognized token: "(.{0,39}[^"]).*': 'SQL cannot read $1 here. Is a quote or a space missing?',
  'no such table: (?:main\\.)?(.*)': noTable,
  'no such column: "(.*)" - should this be a string literal in single-quotes\\?': (engine, name) =>
    `${noColumn(engine, name)} Text goes in single quotes: '${name}'.`,
  'no such column: (.*)': noColumn,
  'no such function: (.*)': "There is no function $1() in this SQL (it is SQLite's).",
  'wrong number of arguments to function (.*)\\(\\)':
    'The function $1() takes a different number of arguments.',
  'ambiguous column name: (.*)':
    'More than one table here has a column "$1". Say which one, such as table_name.$1.',
  'table "?(.*?)"? already exists': 'A table "$1" already exists. Choose another name, or DROP it first.',
  'table (.*) has (\\d+) columns but (\\d+) values were supplied':
    'The table "$1" has $2 columns, but this row gives $3. Name the columns: INSERT INTO $1 (...) VALUES (...).',
  '(\\d+) values for (\\d+) columns': '$2 columns are named, but a row gives $1 values.',
  'table (.*) has no column named (.*)': (engine, table, name) =>
    `The table "${table}" has no column "${name}".${columnsOf(engine, table)}`,
  'UNIQUE constraint failed: (.*)': (_, names) =>
    `A row with the same ${names.replaceAll(/[^ ]*\./g, '').replaceAll(', ', ' and ')} already exists: it must be unique.`,
  'NOT NULL constraint failed: (.*)': 'The column $1 cannot be NULL: give it a value.',
  'CHECK constraint failed: (.*)': "A value violates the table's rule CHECK ($1).",
  'FOREIGN KEY constraint failed':
    'A foreign key would refer to a row that does not exist. Insert that row first, and do not delete it while others refer to it.',
  'cannot store (\\S+) value in (\\S+) column (.*)': 'The column $3 can only contain $2 values, not $1.',
  'datatype mismatch': 'A value is of the wrong type for its column: an id must be a whole number.',
  'misuse of aggregate:? *(.*?) *':
    'The function $1 combines several rows, so it cannot be used here. Put conditions on it in HAVING.',
  '((?:sub-select|SELECTs to the left and right of) .*(?:returns|do not have).*)':
    'Both sides need the same number of columns: $1.',
  '(?:not authorized|authorization denied|too many attached databases).*': NOT_ALLOWED,
  '.*(?:recursion limit|parser stack overflow|nested too deep|expression tree is too large).*':
    'This is nested too deeply. Split it into smaller steps.',
  'out of memory': 'The script used all the memory available to a run.',
  'string or blob too big': 'A text or blob grew past 8 MB, the maximum size of a value here.',
};

/** Explains SQLite's message to the learner, and suggests existing names similar to a misspelled one. */
export function explain({ message }: SqlError, engine: Engine): string {
  for (const [pattern, explanation] of Object.entries(EXPLANATIONS)) {
    const match = new RegExp(`^(?:${pattern})$`, 'is').exec(message);
    if (!match) continue;
    if (typeof explanation !== 'string') return explanation(engine, match[1]!, match[2]!);
    return explanation.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)]!);
  }
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

function noTable(engine: Engine, name: string): string {
  const tables = names(
    engine,
    `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY 1 LIMIT ${MAX_CANDIDATES}`,
  );
  if (tables.length === 0) return `There is no table "${name}"; the database has no tables yet.`;
  const near = nearest(name, tables);
  return `There is no table "${name}". ${near ? `Did you mean "${near}"?` : `The tables are: ${list(tables)}.`}`;
}

function noColumn(engine: Engine, name: string): string {
  const all = names(
    engine,
    `SELECT DISTINCT c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c WHERE s.type IN ('table', 'view') LIMIT ${MAX_CANDIDATES}`,
  );
  const near = nearest(name.replace(/^.*\./, ''), all);
  return `There is no column "${name}" here.${near ? ` Did you mean "${near}"?` : ''}`;
}

function columnsOf(engine: Engine, table: string): string {
  const columns = names(engine, `SELECT name FROM pragma_table_info('${table.replaceAll("'", "''")}')`);
  return columns.length > 0 ? ` It has: ${list(columns)}.` : '';
}

/** Names considered for a hint. */
const MAX_CANDIDATES = 500;
/** Longer names are truncated. */
const NAME_BYTES = 100;
const MAX_LISTED = 12;
const list = (names: readonly string[]) =>
  names.slice(0, MAX_LISTED).join(', ') + (names.length > MAX_LISTED ? ', …' : '');

/** The first column of a query; empty if the schema can't be read. */
function names(engine: Engine, sql: string): string[] {
  try {
    return engine.query(sql, NAME_BYTES).map(([name]) => String(name));
  } catch (error) {
    if (error instanceof SqlError) return []; // The error just has no hint.
    throw error;
  }
}

const MAX_EDITS = 2;

/** The candidate with the smallest edit distance, if it's small enough. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  const scored = candidates
    .map((name) => ({ name, distance: edits(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.min(MAX_EDITS, name.length - 2));
  return scored.sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** Damerau-Levenshtein distance. Long names are not compared. */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_EDITS || a.length > 60) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
