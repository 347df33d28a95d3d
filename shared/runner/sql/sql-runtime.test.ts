import { beforeAll, describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();
const sql = (source: string, more?: Partial<RunRequest>) => runner.program('sql', source, more);
const SCHEMA = {
  name: 'schema.sql',
  content: [
    'CREATE TABLE trainers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER);',
    "INSERT INTO trainers VALUES (1, 'Ash', 10), (2, 'Misty', NULL), (3, 'Brock', 15);",
  ].join('\n'),
};
const withSchema = (source: string) => sql(source, { files: [SCHEMA] });

beforeAll(() => sql(''));

describe('scripts', () => {
  test('print a table for each query, and the number of changed rows', async () => {
    const result = await withSchema(
      "UPDATE trainers SET age = 11 WHERE name = 'Ash';\nCREATE TABLE t (a);\nSELECT * FROM trainers;",
    );
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(result.stdout).toBe(
      [
        '1 row changed',
        ' id | name  |  age',
        '----+-------+------',
        '  1 | Ash   |   11',
        '  2 | Misty | NULL',
        '  3 | Brock |   15',
        '(3 rows)',
        '',
      ].join('\n'),
    );
  });

  test('truncate long tables and print each row on one line', async () => {
    const { stdout } = await sql(
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) SELECT i FROM n;',
    );
    expect(stdout.split('\n')).toHaveLength(2 + 50 + 2);
    expect(stdout).toContain('\n… 950 more rows (1000 in all)\n');
    expect((await sql("SELECT 'a\nb' AS x, 3.0 AS y, x'ab' AS z, '日本' AS w;")).stdout).toBe(
      [
        ' x    |   y | z     | w',
        '------+-----+-------+------',
        " a\\nb | 3.0 | x'ab' | 日本",
        '(1 row)',
        '',
      ].join('\n'),
    );
    expect((await withSchema('SELECT id FROM trainers WHERE 0;')).stdout).toBe(' id\n----\n(no rows)\n');
  });

  test('start with only their fixtures', async () => {
    const more = { files: [SCHEMA, { name: 'b.sql', content: 'DELETE FROM trainers WHERE id > 1;' }] };
    expect((await sql('SELECT count(*) AS n FROM trainers; CREATE TABLE leak (a);', more)).stdout).toContain(
      '\n 1\n',
    );
    expect((await sql('SELECT * FROM leak;')).stderr).toContain('There is no table "leak"');
  });

  test('see nothing of an earlier script on the same engine', async () => {
    const [first, second] = [await sql('SELECT random();'), await sql('SELECT random();')];
    expect(first.stdout).not.toBe(second.stdout);
    const deep = `SELECT ${Array.from({ length: 3000 }, (_, at) => `SELECT ${at}`).join(' UNION ')};`;
    expect(await sql(`CREATE TABLE leak (a); PRAGMA foreign_keys = ON; ${deep}`)).toMatchObject({
      exitCode: 1,
    });
    const { stdout } = await sql('SELECT count(*) AS n FROM sqlite_schema; PRAGMA foreign_keys;');
    expect(stdout).toBe(' n\n---\n 0\n(1 row)\n foreign_keys\n--------------\n            0\n(1 row)\n');
  });

  test('have functions for dates, math and JSON', async () => {
    const { stdout } = await sql(
      "SELECT date('2024-02-28', '+2 days') AS d, round(pow(2, 0.5), 3) AS p, '{\"a\": [1, 2]}' ->> '$.a[1]' AS j, abs(julianday('now') - 2461000) < 100000 AS now;",
    );
    expect(stdout).toContain(' 2024-03-01 | 1.414 | 2 |   1');
  });

  test('that leave a transaction open lose its changes and get a note', async () => {
    const result = await sql('CREATE TABLE t (a); BEGIN; INSERT INTO t VALUES (1);', {
      tests: [{ name: 't.sql', content: '-- test: t\n-- show\nSELECT count(*) AS n FROM t;' }],
    });
    expect(result.stderr).toContain('BEGIN has no COMMIT');
    expect(result.tests).toMatchObject([{ message: expect.stringContaining('[["n0"]]') }]);
  });
});

describe('errors', () => {
  const errorOf = async (source: string) => {
    const { stderr, exitCode, diagnostics } = await withSchema(source);
    expect(exitCode).toBe(1);
    return { stderr, at: diagnostics?.map(({ file, line, column }) => `${file}:${line}:${column}`).join() };
  };

  test('have a position, an explanation and an excerpt', async () => {
    expect(await errorOf('SELECT 1;\n\n-- é\nSELECT nmae FROM trainers;')).toEqual({
      at: 'main.sql:4:8',
      stderr:
        'Error in main.sql, line 4: There is no column "nmae" here. Did you mean "name"?\n  SELECT nmae FROM trainers;\n         ^\n',
    });
  });

  test.each([
    ['SELEC 1;', '1:1', 'SQL did not expect "SELEC" here'],
    ['SELECT (1;', '1:10', 'SQL did not expect ";" here'],
    ['SELECT (1', '1:1', 'The statement ends too soon'],
    ["SELECT 'abc;", '1:8', "closing ' quote"],
    ['SELECT * FROM trainer;', '1:15', 'Did you mean "trainers"?'],
    ['SELECT * FROM elsewhere;', '1:15', 'The tables are: trainers.'],
    ['SELECT * FROM trainers WHERE name = "Ash";', '1:37', "Text goes in single quotes: 'Ash'."],
    ["\n  INSERT INTO trainers VALUES (1, 'x', 1);", '2:3', 'the same id already exists'],
    ['INSERT INTO trainers (id) VALUES (9);', '1:1', 'trainers.name cannot be NULL'],
    ['INSERT INTO trainers VALUES (1);', '1:13', 'has 3 columns, but this row gives 1.'],
    ['SELECT name FROM trainers WHERE count(*) > 1;', '1:33', 'Put conditions on it in HAVING.'],
    ['CREATE TABLE trainers (a);', '1:14', 'already exists'],
    ['SELECT nope(1);', '1:8', 'no function nope()'],
    ["ATTACH 'x.db' AS x;", '1:1', 'ATTACH, extensions and some PRAGMAs'],
    ['SELECT id FROM trainers a JOIN trainers b;', '1:8', 'More than one table here has a column "id"'],
    ['SELECT "\u0000";', '1:9', 'The file contains a NUL character.'],
  ])('%j', async (source, at, message) => {
    const error = await errorOf(source);
    expect(error.stderr).toContain(message);
    expect(error.at).toBe(`main.sql:${at}`);
  });

  test('stay short even with very long names in them', async () => {
    for (const name of ['a'.repeat(500_000), `"${'é\n('.repeat(200_000)}"`, '(a'.repeat(100)]) {
      const { stderr, diagnostics } = await withSchema(`SELECT * FROM ${name};`);
      expect(stderr.length + JSON.stringify(diagnostics).length).toBeLessThan(20_000);
    }
  });

  test('in a fixture refer to that file', async () => {
    const result = await sql('SELECT 1;', {
      files: [{ name: 'db/schema.sql', content: 'CREATE TABEL t (a);' }],
    });
    expect(result.diagnostics).toMatchObject([{ file: 'db/schema.sql', line: 1, column: 8 }]);
  });

  test('keep earlier output', async () => {
    const { stdout } = await sql(
      "SELECT 1 AS a; SELECT abs(value) FROM json_each('[1, -9223372036854775808]'); SELECT 2;",
    );
    expect(stdout).toContain(' a\n---\n 1\n(1 row)\n');
    expect(stdout).not.toContain(' 2\n');
  });
});

describe('limits', () => {
  const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';

  test('time: earlier output is kept', async () => {
    const source = `SELECT 'before' AS a;\n${ENDLESS} SELECT count(*) FROM n;`;
    const result = await sql(source, { limits: { timeMs: 150 } });
    expect(result).toMatchObject({ limitHit: 'time', exitCode: null });
    expect(result.stdout).toContain('before');
  });

  test('memory: rows and values stop at the limit', async () => {
    const grow = `CREATE TABLE t (a); INSERT INTO t ${ENDLESS} SELECT randomblob(100000) FROM n;`;
    const result = await sql(grow, { limits: { memoryBytes: 16 * 1024 * 1024 } });
    expect(result).toMatchObject({ limitHit: 'memory', exitCode: 1 });
    expect(result.stderr).toContain('used all the memory');
    expect(result.memoryBytes).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect((await sql('SELECT length(zeroblob(1000000000));')).stderr).toContain('grew past 8 MB');
  });

  test('output: the output that fits is kept', async () => {
    const result = await sql('SELECT hex(randomblob(90)) AS a;\n'.repeat(50), {
      limits: { outputBytes: 1000 },
    });
    expect(result).toMatchObject({ limitHit: 'output', exitCode: null });
    expect(new TextEncoder().encode(result.stdout)).toHaveLength(1000);
  });

  test('statements: a script can have as many as fit', async () => {
    const limits = { outputBytes: 10_000_000, timeMs: 60_000 };
    const result = await sql('SELECT 1;'.repeat(100_000), { limits });
    expect(result).toMatchObject({ exitCode: 0 });
    expect(result.stdout.match(/\(1 row\)/g)).toHaveLength(100_000);
  }, 60_000);
});
