import { type Engine, SqlError } from './engine';

type Rule = [pattern: RegExp, explain: (match: RegExpExecArray, engine: Engine) => string];

/** SQLite's messages, said again for somebody who has met SQL this week. */
const RULES: Rule[] = [
  [
    /^near "(.*)": syntax error$/s,
    ([, token]) =>
      `SQL did not expect "${token}" here. Look for a missing comma, bracket or keyword just before it, or a misspelt word.`,
  ],
  [
    /^incomplete input$/,
    () => 'The statement ends too soon. Is a closing bracket, the end of a list or a keyword missing?',
  ],
  [
    /^unrecognized token: "(.*)"?$/s,
    ([, token]) =>
      token!.startsWith("'")
        ? "A text begins here and never ends: it needs a closing ' quote."
        : `SQL cannot read ${token!.slice(0, 40)} here. Is a quote or a space missing?`,
  ],
  [/^no such table: (?:main\.)?(.*)$/, ([, name], engine) => noTable(name!, engine)],
  [
    /^no such column: "(.*)" - should this be a string literal in single-quotes\?$/,
    ([, name], engine) => noColumn(name!, engine, true),
  ],
  [/^no such column: (.*)$/, ([, name], engine) => noColumn(name!, engine, false)],
  [/^no such function: (.*)$/, ([, name]) => `There is no function ${name}() in this SQL (it is SQLite's).`],
  [
    /^wrong number of arguments to function (.*)\(\)$/,
    ([, name]) => `The function ${name}() takes another number of values between its brackets.`,
  ],
  [
    /^ambiguous column name: (.*)$/,
    ([, name]) =>
      `More than one table here has a column "${name}". Say which one, such as ${/\./.test(name!) ? name : `table_name.${name}`}.`,
  ],
  [
    /^table "?(.*?)"? already exists$/,
    ([, name]) => `A table "${name}" is there already. Choose another name, or DROP it first.`,
  ],
  [
    /^table (.*) has (\d+) columns but (\d+) values were supplied$/,
    ([, name, columns, values]) =>
      `The table "${name}" has ${columns} columns, but this row gives ${values}. Name the columns: INSERT INTO ${name} (...) VALUES (...).`,
  ],
  [
    /^(\d+) values for (\d+) columns$/,
    ([, values, columns]) => `${columns} columns are named, but a row gives ${values} values.`,
  ],
  [
    /^table (.*) has no column named (.*)$/,
    ([, table, name], engine) => `The table "${table}" has no column "${name}".${columnsOf(table!, engine)}`,
  ],
  [
    /^UNIQUE constraint failed: (.*)$/,
    ([, names]) => `A row with the same ${plain(names!)} is there already: it must be unique.`,
  ],
  [/^NOT NULL constraint failed: (.*)$/, ([, name]) => `${name} cannot be NULL: give it a value.`],
  [/^CHECK constraint failed: (.*)$/s, ([, rule]) => `A value breaks the table's own rule CHECK (${rule}).`],
  [
    /^FOREIGN KEY constraint failed$/,
    () =>
      'A row would point to a row of another table that does not exist (a foreign key). Add that one first, or keep it while others point to it.',
  ],
  [
    /^cannot store (\S+) value in (\S+) column (.*)$/,
    ([, given, wanted, name]) => `${name} holds ${wanted} values; a ${given} does not fit.`,
  ],
  [/^datatype mismatch$/, () => 'A value is of the wrong type for its column: an id must be a whole number.'],
  [
    /^misuse of aggregate:? (.*)$/,
    ([, name]) =>
      `${name!.trim()} looks at many rows at once and cannot stand here. Conditions on it belong in HAVING.`,
  ],
  [
    /^(sub-select|SELECTs to the left and right of \S+(?: \S+)?).*(?:returns|do not have).*$/s,
    ([all]) => `${all[0]!.toUpperCase()}${all.slice(1)}: both sides need the same number of columns.`,
  ],
  [/^(?:not authorized|authorization denied).*$/, () => NOT_ALLOWED],
  [/^too many attached databases.*$/, () => NOT_ALLOWED],
  [
    /recursion limit|parser stack overflow|nested too deep|expression tree is too large/i,
    () => 'This is nested too deeply to be run. Write it in smaller steps.',
  ],
  [/^out of memory$/, () => 'The script used all the memory that a run may have.'],
  [
    /^string or blob too big$/,
    () => 'One text or blob grew past 8 MB, which is the most that a value may hold here.',
  ],
];

const NOT_ALLOWED =
  'This cannot be done here: a script works on its own database alone, so ATTACH, extensions and some PRAGMAs are switched off.';

const plain = (names: string) =>
  names
    .split(', ')
    .map((name) => name.replace(/^.*\./, ''))
    .join(' and ');

export function explain(error: SqlError, engine: Engine): string {
  for (const [pattern, say] of RULES) {
    const match = pattern.exec(error.message);
    if (match) return say(match, engine);
  }
  return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`;
}

function noTable(name: string, engine: Engine): string {
  const tables = names(
    engine,
    `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY 1 LIMIT ${LOOKED_AT}`,
  );
  if (tables.length === 0) return `There is no table "${name}"; the database has no tables yet.`;
  const near = nearest(name, tables);
  return `There is no table "${name}". ${near ? `Did you mean "${near}"?` : `There are: ${list(tables)}.`}`;
}

function noColumn(name: string, engine: Engine, quoted: boolean): string {
  const all = names(
    engine,
    `SELECT DISTINCT c.name FROM sqlite_schema AS s, pragma_table_info(s.name) AS c WHERE s.type IN ('table', 'view') LIMIT ${LOOKED_AT}`,
  );
  const near = nearest(name.replace(/^.*\./, ''), all);
  const meant = near ? ` Did you mean "${near}"?` : '';
  const text = quoted ? ` A text stands in single quotes: '${name}'.` : '';
  return `There is no column "${name}" here.${text}${meant}`;
}

function columnsOf(table: string, engine: Engine): string {
  const columns = names(engine, `SELECT name FROM pragma_table_info('${table.replaceAll("'", "''")}')`);
  return columns.length > 0 ? ` It has: ${list(columns)}.` : '';
}

/** Names that a hint is sought among, bytes of one that count, and names that are listed. */
const LOOKED_AT = 500;
const NAME_BYTES = 100;
const LISTED = 12;
const list = (names: readonly string[]) =>
  names.slice(0, LISTED).join(', ') + (names.length > LISTED ? ', …' : '');

/** What the database says about itself; nothing when its schema is beyond asking. */
function names(engine: Engine, sql: string): string[] {
  try {
    return engine.query(sql, NAME_BYTES).map(([name]) => String(name));
  } catch (error) {
    if (error instanceof SqlError) return []; // The learner's error is told without a hint, then.
    throw error;
  }
}

const NEAR_EDITS = 2;

function nearest(word: string, candidates: readonly string[]): string | undefined {
  const scored = candidates
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits, candidate }) => edits <= Math.min(NEAR_EDITS, candidate.length - 2))
    .sort((a, b) => a.edits - b.edits);
  return scored[0]?.candidate;
}

/** Single-character edits between two names; a swap of neighbours is one. Long names are not compared. */
function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > NEAR_EDITS || a.length > 60) return Number.POSITIVE_INFINITY;
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
