import assert from 'node:assert/strict';
import { type Attack, attack } from './attack';

const MEGABYTE = 1024 * 1024;
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const SURVIVED = "SELECT 'SURVIVED' AS a;";
/** The tables that the lesson's tests query. */
const TRAINERS = {
  name: 'schema.sql',
  content:
    "CREATE TABLE trainers (name TEXT, age INTEGER); INSERT INTO trainers VALUES ('Ash', 10), ('Misty', NULL);",
};
const SOLUTION = { name: 'solution.sql', content: 'UPDATE trainers SET age = 20;' };

type Rest = Partial<Pick<Attack, 'by' | 'limits' | 'check'>>;
const capped = attack('sql', 'main.sql', 'capped');
/** A statement that must fail, so that the next one isn't reached. */
const denied = (name: string, statement: string, rest?: Rest) =>
  capped(name, `${statement};\n${SURVIVED}`, rest);

const time = { by: ['time' as const] };
const memory: Rest = {
  by: ['memory'],
  limits: { memoryBytes: 32 * MEGABYTE, timeMs: 5000 },
  check: ({ memoryBytes }) => assert.ok(memoryBytes <= 32 * MEGABYTE, `${memoryBytes} bytes`),
};
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const list = (count: number, each: (at: number) => string, between: string) =>
  Array.from({ length: count }, (_, at) => each(at)).join(between);

const exhaustion = [
  capped('a recursion that never ends', `${ENDLESS} SELECT count(*) FROM n;`, time),
  capped('rows that never end', `${ENDLESS} SELECT i FROM n;`, time),
  capped(
    'a single call that never ends',
    `SELECT instr(hex(zeroblob(3900000)), hex(zeroblob(1000000)) || '1'); ${SURVIVED}`,
    time,
  ),
  capped(
    'a table that grows',
    `CREATE TABLE t (a); INSERT INTO t ${ENDLESS} SELECT randomblob(100000) FROM n;`,
    memory,
  ),
  capped('a sort that grows', `${ENDLESS} SELECT randomblob(10000) AS b FROM n ORDER BY b;`, memory),
  denied('one huge blob', 'SELECT length(zeroblob(1000000000))'),
  denied('one large text', 'SELECT length(hex(zeroblob(25000000)))', {
    limits: { memoryBytes: 32 * MEGABYTE, timeMs: 5000 },
  }),
  capped('endless output', 'SELECT hex(randomblob(190)) AS a, hex(randomblob(190)) AS b;'.repeat(10_000), {
    by: ['output'],
    limits: { timeMs: 5000 },
  }),
  denied('deeply nested parentheses', `SELECT ${nested('(', ')', 100_000)}`),
  denied('deeply nested lists', `SELECT json('${nested('[', ']', 100_000)}')`),
  denied('deeply nested queries', `SELECT * FROM ${'(SELECT * FROM '.repeat(5000)}t${')'.repeat(5000)}`),
  denied(
    'views of views',
    `${list(300, (at) => `CREATE VIEW v${at} AS SELECT a.* FROM v${at + 1} AS a, v${at + 1} AS b`, ';')};
CREATE TABLE v300 (a); SELECT count(*) FROM v0`,
    { limits: { memoryBytes: 32 * MEGABYTE } },
  ),
  denied(
    'a trigger that fires itself',
    `CREATE TABLE t (a); PRAGMA recursive_triggers = ON;
CREATE TRIGGER x AFTER INSERT ON t BEGIN INSERT INTO t VALUES (1); END; INSERT INTO t VALUES (1)`,
  ),
  denied('too many columns', `CREATE TABLE t (${list(5000, (at) => `c${at}`, ', ')})`),
];

const host = [
  denied('attaching a database by a computed name', "ATTACH ('/etc' || '/passwd') AS x"),
  denied('a copy on disk', "CREATE TABLE t (a); VACUUM INTO '/tmp/escaped.db'"),
  denied('an extension', "SELECT load_extension('/lib/libc.so.6')"),
  denied('reading a file', "SELECT readfile('/etc/passwd')"),
  denied('changing the temp folder', "PRAGMA temp_store_directory = '/tmp'"),
  capped(
    'temporary files on disk',
    `PRAGMA temp_store = 1; CREATE TEMP TABLE t (a); INSERT INTO t ${ENDLESS} SELECT zeroblob(100000) FROM n;`,
    memory,
  ),
  denied('memory maps', 'PRAGMA mmap_size = 1000000000'),
  denied('changing the heap limit', 'PRAGMA hard_heap_limit = 0'),
  denied('a pragma in a query', 'SELECT * FROM pragma_hard_heap_limit(1)'),
  denied(
    'rewriting the schema',
    "CREATE TABLE t (a); PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE t (a, b)'",
  ),
  capped(
    'changes that can’t be rolled back',
    `CREATE TABLE t (a); PRAGMA journal_mode = OFF; BEGIN; INSERT INTO t VALUES ('SURVIVED'); ROLLBACK;
SELECT * FROM t; SELECT missing;`,
  ),
  denied('the schema table', 'CREATE TABLE t (a); DELETE FROM sqlite_schema'),
  denied('pointers of full-text search', "SELECT fts3_tokenizer('simple', x'4141414141414141')"),
];

const remains = [
  capped(
    'a table left for the next learner',
    'CREATE TABLE leak (a); CREATE TEMP TABLE leak2 (a); SELECT missing FROM leak;',
  ),
  capped(
    'leftovers of an earlier script',
    "SELECT 'SURV' || 'IVED' AS found FROM (SELECT * FROM sqlite_schema UNION ALL SELECT * FROM temp.sqlite_schema); SELECT missing;",
  ),
];

const sizeOf = (value: unknown) => JSON.stringify(value ?? null).length;
const bounded = (max: number): Pick<Attack, 'check'> => ({
  check: (result) => {
    for (const part of [result.tests, result.diagnostics])
      assert.ok(sizeOf(part) < max, `a part of ${sizeOf(part)} characters`);
  },
});

/** Oversized names, strings and results that the host would store or repeat. */
const oversized = [
  capped('an error about a huge name', `SELECT * FROM ${'a'.repeat(500_000)};`, bounded(10_000)),
  capped(
    'a list of huge names',
    `${list(10, (at) => `CREATE TABLE "${at}${'a'.repeat(90_000)}" (a)`, ';')}; SELECT * FROM b;`,
    bounded(10_000),
  ),
  capped('columns with huge names', `SELECT 1 AS ${'a'.repeat(300_000)}, 2 AS ${'b'.repeat(300_000)};`, {
    tests: [{ name: 't.sql', content: '-- test: t\n-- row: 1' }],
    ...bounded(10_000),
  }),
  capped('showing huge rows', "SELECT 'a' AS a;", {
    tests: [{ name: 't.sql', content: '-- test: t\n-- show\nSELECT zeroblob(3000000), 1' }],
    limits: { timeMs: 5000 },
    ...bounded(100_000),
  }),
  capped(
    'more rows than the judge can store',
    `${ENDLESS.replace('FROM n)', 'FROM n WHERE i < 200)')} SELECT hex(zeroblob(100000)) AS a FROM n;`,
    {
      tests: [{ name: 't.sql', content: '-- test: t\n-- row: 1' }],
      limits: { timeMs: 5000 },
      check: ({ tests }) => assert.match(tests?.[0]?.message ?? '', /^Expected 1 row, got 200 rows\.\n/),
    },
  ),
];

/** A script that must not pass a test, which checks its database or its rows. */
const cheat = (name: string, script: string, test: string): Attack => ({
  ...capped(name, script),
  files: [{ name: 'main.sql', content: script }, TRAINERS],
  tests: [{ name: 't.sql', content: `-- test: t\n${test}` }, SOLUTION],
  limits: { timeMs: 5000 },
  check: ({ tests }) => assert.notEqual(tests?.[0]?.outcome, 'passed'),
});
const AGES = '-- database\nSELECT name, age FROM trainers;';
const LIES = "SELECT 'Ash' AS name, 20 AS age UNION ALL SELECT 'Misty', 20";

const deceit = [
  cheat('shadowing a table with a temporary one', `CREATE TEMP TABLE trainers AS ${LIES};`, AGES),
  cheat(
    'replacing a table with a view',
    `ALTER TABLE trainers RENAME TO old; CREATE VIEW trainers AS ${LIES};`,
    AGES,
  ),
  cheat(
    'replacing a built-in table of SQLite with a view',
    'CREATE VIEW pragma_foreign_key_check AS SELECT 1 AS "table" WHERE 0; DROP TABLE trainers;',
    '-- database\n-- rows: none\nSELECT * FROM pragma_foreign_key_check;',
  ),
  cheat('a change that isn’t committed', 'BEGIN; UPDATE trainers SET age = 20;', AGES),
  cheat(
    'a database that also produces the expected rows',
    'DELETE FROM trainers; SELECT name FROM trainers;',
    'SELECT name FROM trainers;',
  ),
];

/** Attacks on the SQL runtime and its judge. More attacks on the judge are in shared/runner/sql/judge.test.ts. */
export const sqlAttacks: Attack[] = [...exhaustion, ...host, ...remains, ...oversized, ...deceit];
