import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../runner';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();
const SCHEMA: SourceFile = {
  name: 'schema.sql',
  content: [
    'CREATE TABLE trainers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER);',
    "INSERT INTO trainers VALUES (1, 'Ash', 10), (2, 'Misty', NULL), (3, 'Brock', 15);",
  ].join('\n'),
};
const file = (content: string, name = 'tests.sql'): SourceFile => ({ name, content });

async function judge(source: string, ...tests: SourceFile[]) {
  const result = await runner.program('sql', source, { files: [SCHEMA], tests });
  return result.tests!;
}
/** Outcomes and the first line of each message. */
async function verdicts(source: string, ...tests: SourceFile[]): Promise<string[]> {
  return (await judge(source, ...tests)).map(({ outcome, message }) =>
    `${outcome} ${message.split('\n')[0]}`.trim(),
  );
}

const NAMES = 'SELECT name FROM trainers;';
const ORDERED = '-- ordered\nSELECT name FROM trainers ORDER BY name;';
const NAMED = '-- columns\nSELECT name AS trainer FROM trainers;';
const TWICE = '-- row: 1\n-- row: 1\n-- row: 2';
const THREE = 'SELECT 1; SELECT 2; SELECT 3;';
const LEFT = '-- database\nSELECT name FROM trainers;';
const COUNT = '-- database\n-- row: 3\nSELECT count(*) FROM trainers;';
const DELETE = 'DELETE FROM trainers WHERE age > 12;';
const SOLVED = 'SELECT name, age FROM trainers WHERE age > 5 ORDER BY age;';
const WRITTEN = "-- columns: name, age\n-- row: 'Ash', 10\n-- row: 'Misty', NULL";
const WRONG_ORDER =
  "failed The rows are right, but in the wrong order: row 1 should be ('Ash'). Use ORDER BY.";

test.each([
  ['SELECT name FROM trainers ORDER BY name DESC;', NAMES, 'passed'],
  ['SELECT 1 UNION ALL SELECT 1 UNION ALL SELECT 2;', TWICE, 'passed'],
  [
    'SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 2;',
    TWICE,
    'failed In the row (2), column "1" should be 1.',
  ],
  ['SELECT name FROM trainers ORDER BY name;', ORDERED, 'passed'],
  ['SELECT name FROM trainers ORDER BY name DESC;', ORDERED, WRONG_ORDER],
  [NAMES, NAMED, 'failed Column 1 should be named "trainer", not "name".'],
  ['SELECT name AS Trainer FROM trainers;', NAMED, 'passed'],
  [THREE, '-- result: 2\n-- row: 2', 'passed'],
  [THREE, '-- result: last\n-- row: 2', 'failed In the row (3), column "3" should be 2.'],
  [THREE, '-- result: 4\n-- row: 2', 'failed Your script returned 3 results, but this test checks number 4.'],
  ['CREATE TABLE t (a);', '-- row: 2', 'failed Your script returned no result: it needs a SELECT.'],
  ['SELECT name, age FROM trainers WHERE age IS NOT NULL;', '', 'passed', SOLVED],
  ['SELECT name, age FROM trainers WHERE id < 3;', WRITTEN, 'passed'],
  ['SELECT name FROM trainers WHERE 0;', '-- rows: none', 'passed'],
  ["DELETE FROM trainers WHERE name = 'Brock';", LEFT, 'passed', DELETE],
  ['SELECT 1;', LEFT, "failed Expected 2 rows, got 3 rows. For example, ('Brock') is not expected.", DELETE],
  ['DROP TABLE trainers;', LEFT, 'failed This query failed on your database:', DELETE],
  ['SELECT 1;', COUNT, 'passed'],
  ['DELETE FROM trainers;', COUNT, 'failed In the row (0), column "count(*)" should be 3.'],
])('%s judged by %j: %s', async (script, content, verdict, solution?: string) => {
  const solutions = solution ? [file(solution, 'solution.sql')] : [];
  expect(await verdicts(script, file(`-- test: t\n${content}`), ...solutions)).toEqual([verdict]);
});

test.each([
  ['1.0', '1'],
  ['0.1 + 0.2', '0.3'],
  ['9007199254740993', '9007199254740993'],
  ['NULL', 'NULL'],
  ["x'00'", "x'00'"],
])('%s equals %s', async (got, wanted) => {
  expect(await verdicts(`SELECT ${got};`, file(`-- test: t\n-- row: ${wanted}`))).toEqual(['passed']);
});

test.each([
  ["'1'", '1', 'a text is not the same as a number'],
  ["'a '", "'a'", "should be 'a'"],
  ['NULL', "''", "should be ''"],
  ['NULL', '0', 'should be 0'],
  ["'NULL'", 'NULL', 'should be NULL'],
  ['9007199254740992', '9007199254740993', 'should be 9007199254740993'],
  ["x'61'", "'a'", "should be 'a'"],
  ['0.1', '0.1000001', 'should be 0.1000001'],
])('%s does not equal %s', async (got, wanted, reason) => {
  const [verdict] = await verdicts(`SELECT ${got};`, file(`-- test: t\n-- row: ${wanted}`));
  expect(verdict).toMatch(/^failed/);
  expect(verdict).toContain(reason);
});

test('a failure shows both results as tables', async () => {
  const names = file('-- test: the names\nSELECT name FROM trainers;');
  const [failed] = await judge('SELECT upper(name) AS n FROM trainers WHERE id < 3;', names);
  expect(failed).toEqual({
    file: 'tests.sql',
    name: 'the names',
    outcome: 'failed',
    message: `Expected 3 rows, got 2 rows. For example, ('Ash') is missing.

Expected:
 name
-------
 Ash
 Misty
 Brock
(3 rows)

Got:
 n
-------
 ASH
 MISTY
(2 rows)
`,
    stdout: '',
  });
});

/** Cheats that aren't in the corpus of attacks (testing/attacks/sql.ts). */
describe('cheating', () => {
  const SOLUTION = file('UPDATE trainers SET age = 20;', 'solution.sql');
  const AGES = file("-- test: ages\n-- database\nSELECT name, age FROM trainers WHERE name LIKE 'a%';");

  test.each([
    'CREATE TEMP TRIGGER x AFTER DELETE ON trainers BEGIN UPDATE trainers SET age = 20; END;',
    "SELECT 'passed' AS outcome, 'ages' AS name; SELECT '-- test: ages', 'passed';",
    'PRAGMA case_sensitive_like = ON;',
  ])('fails with %s', async (source) => {
    expect(await verdicts(source, AGES, SOLUTION)).not.toContain('passed');
  });

  test('a script’s pragmas do not affect the test’s query, and an honest script with them passes', async () => {
    const source =
      'UPDATE trainers SET age = 20; PRAGMA case_sensitive_like = ON; PRAGMA reverse_unordered_selects = ON;';
    expect(await verdicts(source, AGES, SOLUTION)).toEqual(['passed']);
  });

  test('the database contains nothing from the tests or the solution', async () => {
    const secret = file("-- test: t\nSELECT 'the secret answer' AS secret_column;");
    const solution = file(
      "CREATE TABLE secret_table (a); INSERT INTO secret_table VALUES ('secret');",
      'solution.sql',
    );
    const { stdout } = await runner.program(
      'sql',
      'SELECT * FROM sqlite_schema; SELECT * FROM pragma_database_list; SELECT * FROM pragma_table_list; SELECT sql FROM sqlite_temp_schema;',
      { files: [SCHEMA], tests: [secret, solution] },
    );
    expect(stdout).toContain('trainers');
    expect(stdout).not.toContain('secret');
  });

  test('a database in another encoding is read correctly', async () => {
    const script = "PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (a); INSERT INTO t VALUES ('Ünder 🔥');";
    const tests = [file("-- test: t\n-- database\n-- row: 'Ünder 🔥'\nSELECT a FROM t;")];
    const { tests: outcomes, stdout } = await runner.program('sql', `${script} SELECT a FROM t;`, { tests });
    expect(outcomes?.[0]).toMatchObject({ outcome: 'passed' });
    expect(stdout).toContain(' Ünder 🔥\n');
  });

  test('a script that fails or is stopped passes no tests', async () => {
    const tests = [file('-- test: a\n-- row: 1\n-- test: b\n-- row: 1')];
    for (const source of [
      'SELECT 1; oops;',
      'SELECT 1; WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n;',
    ]) {
      const result = await runner.program('sql', source, { tests, limits: { timeMs: 100 } });
      expect(result.tests!.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['a error', 'b error']);
    }
  });

  test('a database that takes forever to read is stopped at the limit', async () => {
    const source =
      'CREATE VIEW slow AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n;';
    const tests = [
      file(
        '-- test: a\n-- row: 1\n-- test: b\n-- database\n-- row: 1\nSELECT max(i) FROM slow;\n-- test: c\n-- row: 1',
      ),
    ];
    const result = await runner.program('sql', `${source} SELECT 1;`, { tests, limits: { timeMs: 150 } });
    expect(result).toMatchObject({ limitHit: 'time', exitCode: null });
    expect(result.tests!.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'error']);
  });
});

test('a file without tests is a helper that runs on the reference database', async () => {
  const helper = file('CREATE VIEW grown AS SELECT name FROM trainers WHERE age > 12;', 'helpers.sql');
  const tests = file('-- test: t\nSELECT name FROM grown;');
  expect(await verdicts("SELECT 'Brock';", helper, tests)).toEqual(['passed']);
});

test('files without any test are an error', async () => {
  const tests = [file('SELECT 1;', 'none.sql')];
  const result = await runner.program('sql', 'SELECT 2;', { files: [SCHEMA], tests });
  expect(result).toMatchObject({ exitCode: 1, tests: [], stdout: '' });
  expect(result.stderr).toMatch(/^There are no tests in none\.sql\. .*"-- test: <name>"/);
  expect(result.diagnostics).toMatchObject([{ file: 'none.sql', line: 1, severity: 'error' }]);
});

describe('a test with a mistake', () => {
  test.each([
    ['-- test: t\n-- database', 'needs a query'],
    ['-- test: t', 'no query and no rows'],
    ['-- test: t\n-- result: first\n-- row: 1', 'a number from 1'],
    ['-- test: t\n-- row: 1,', 'is not SQL'],
    ['-- test: t\nSELECT * FROM nowhere;', 'no such table'],
    ['-- test: t\nSELECT 1; SELECT 2;', 'one SELECT'],
    ['-- test: t\n-- columns: a, b\nSELECT 1;', 'names 2 columns but expects 1'],
    ['-- test: t\n-- columns\n-- row: 1', 'need column names as well'],
    ['-- test: t\n-- row: 1 WHERE 0', 'is 0 rows'],
    ['-- test: t\n-- row: 1 UNION ALL SELECT 2', 'is 2 rows'],
  ])('%j is an error', async (content, message) => {
    const [outcome] = await judge('SELECT 1;', file(content));
    expect(outcome!.outcome).toBe('error');
    expect(outcome!.message).toContain(message);
  });
});
