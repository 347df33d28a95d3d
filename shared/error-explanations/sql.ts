import type { ErrorPattern } from './pattern';

/** The runtime's own messages, which name the cause already (shared/runner/sql/explain-error.ts). */
export const SQL_ERRORS: readonly ErrorPattern[] = [
  {
    pattern: /^SQL did not expect "(from|where|group|order|limit|join)" here/i,
    means: 'SQLite could read everything before `$1`, but not what comes then.',
    fix: 'Look just before `$1`: a comma too many, an open bracket, or clauses in the wrong order. The order is SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.',
  },
  {
    pattern: /^SQL did not expect "(.+?)" here/,
    means: 'SQLite could read everything before `$1`, but not what comes then.',
    fix: 'Check the words around `$1` for a typo or a missing comma, and that the statement before it ends with `;`.',
  },
  {
    pattern: /^The statement ends too soon/,
    means: 'The statement stops in the middle.',
    fix: 'Add what’s missing at its end, such as the table after `FROM` or a closing bracket.',
  },
  {
    pattern: /^The text that starts here needs a closing '/,
    means: 'A text is open until the end of the script.',
    fix: "Close it with a single quote. An apostrophe inside a text is written twice: `'it''s'`.",
  },
  {
    pattern: /^SQL cannot read (.+?) here/,
    means: '`$1` isn’t part of SQL.',
    fix: 'Remove it. A comment starts with `--`.',
  },
  {
    pattern: /^There is no table "(.+?)"/,
    means: 'The database has no table called `$1`.',
    fix: 'Check the spelling: is the name singular or plural?',
  },
  {
    pattern: /^There is no column "(.+?)" here\. Text goes in single quotes/,
    means: 'Double quotes are for the names of columns, so `$1` is read as one.',
    fix: 'Put text in single quotes.',
  },
  {
    pattern: /^There is no column "(.+?)" here/,
    means: 'None of the tables in this query has a column `$1`.',
    fix: 'Check the spelling and the table after `FROM`. If `$1` is a text, put it in single quotes.',
  },
  {
    pattern: /^There is no function (\w+)\(\)/,
    means: 'SQLite has no function `$1`.',
    fix: 'Check the spelling. Other databases have functions that SQLite doesn’t.',
  },
  {
    pattern: /^The function (\w+)\(\) takes a different number/,
    means: '`$1` got too many values, or too few.',
    fix: 'Check what’s between its brackets.',
  },
  {
    pattern: /^More than one table here has a column "(.+?)"/,
    means: 'Several tables in this query have a column `$1`.',
    fix: 'Put the table’s name in front: `people.$1`.',
  },
  {
    pattern: /^A row with the same (.+?) already exists/,
    means: 'Each $1 may be there only once.',
    fix: 'Choose another value, or change the row with `UPDATE`.',
  },
  {
    pattern: /^The column (\S+) cannot be NULL/,
    means: 'Every row needs a value in `$1`.',
    fix: 'Add the column and its value to the `INSERT`.',
  },
  {
    pattern: /^A value violates the table's rule CHECK \((.+)\)/,
    means: 'The table only accepts rows where `$1`.',
    fix: 'Correct the value.',
  },
  {
    pattern: /^The table "(.+?)" has (\d+) columns, but this row gives (\d+)/,
    means: 'A row for `$1` needs $2 values, and this one has $3.',
    fix: 'Name the columns that you fill: `INSERT INTO $1 (...) VALUES (...)`.',
  },
  {
    pattern: /^(\d+) columns are named, but a row gives (\d+) values/,
    means: 'The `INSERT` names $1 columns, but has $2 values.',
    fix: 'Give each column exactly one value.',
  },
  {
    pattern: /^The table "(.+?)" has no column "(.+?)"/,
    means: '`$1` has no column `$2`.',
    fix: 'Check the spelling of the column names after the table’s name.',
  },
  {
    pattern: /^A table "(.+?)" already exists/,
    means: '`$1` is in the database already.',
    fix: 'Choose another name, or start with `DROP TABLE IF EXISTS $1;`.',
  },
  {
    pattern: /^The function (?:function )?(\w+)\S* combines several rows/,
    means: 'Which rows to keep is decided before `$1()` is calculated.',
    fix: 'Move the condition from `WHERE` to `HAVING`, after `GROUP BY`.',
  },
  {
    pattern: /^Both sides need the same number of columns/,
    means: 'The two queries have different numbers of columns.',
    fix: 'Select the same number of columns in both.',
  },
];
