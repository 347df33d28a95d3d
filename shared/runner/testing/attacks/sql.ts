import assert from 'node:assert/strict';
import type { Attack } from './attack';

const MEGABYTE = 1024 * 1024;
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';
const SURVIVED = "SELECT 'SURVIVED' AS a;";

type Rest = Partial<Omit<Attack, 'name' | 'language' | 'expect'>>;
const attack =
  (expectation: Attack['expect']) =>
  (name: string, content: string, rest: Rest = {}): Attack => ({
    name: `sql: ${name}`,
    language: 'sql',
    files: [{ name: 'main.sql', content }],
    expect: expectation,
    ...rest,
  });
const capped = attack('capped');
/** One deed that must fail, so that what comes after it is not reached. */
const denied = (name: string, deed: string, rest?: Rest) => capped(name, `${deed};\n${SURVIVED}`, rest);

const time = { by: ['time' as const] };
const memory = { by: ['memory' as const], limits: { memoryBytes: 32 * MEGABYTE, timeMs: 5000 } };
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const list = (count: number, each: (at: number) => string, between: string) =>
  Array.from({ length: count }, (_, at) => each(at)).join(between);

const exhaustion = [
  capped('a recursion that never ends', `${ENDLESS} SELECT count(*) FROM n;`, time),
  capped('rows that never end', `${ENDLESS} SELECT i FROM n;`, time),
  capped(
    'a join of everything with everything',
    `CREATE TABLE t AS ${ENDLESS.replace('FROM n)', 'FROM n WHERE i < 5000)')} SELECT i FROM n;
SELECT count(*) FROM t a, t b, t c, t d;`,
    time,
  ),
  capped(
    'one call that never ends',
    `SELECT instr(hex(zeroblob(3900000)), hex(zeroblob(1000000)) || '1'); ${SURVIVED}`,
    time,
  ),
  capped('a view without end', `CREATE VIEW v AS ${ENDLESS} SELECT i FROM n; SELECT max(i) FROM v;`, time),
  capped(
    'a table that grows',
    `CREATE TABLE t (a); INSERT INTO t ${ENDLESS} SELECT randomblob(100000) FROM n;`,
    memory,
  ),
  capped(
    'a temporary table that grows',
    `CREATE TEMP TABLE t (a); INSERT INTO t ${ENDLESS} SELECT zeroblob(100000) FROM n;`,
    memory,
  ),
  capped('a sort that grows', `${ENDLESS} SELECT randomblob(10000) AS b FROM n ORDER BY b;`, memory),
  capped(
    'a text that grows',
    `${ENDLESS} SELECT length(group_concat(hex(zeroblob(50000)))) FROM n;\n${SURVIVED}`,
  ),
  denied('one huge blob', 'SELECT length(zeroblob(1000000000))'),
  denied('one huge random blob', 'SELECT length(randomblob(2147483647))'),
  denied('one huge formatted text', "SELECT length(printf('%.*c', 1000000000, 'x'))"),
  denied(
    'a text that grows eightfold',
    `SELECT length(${'replace('.repeat(12)}hex(zeroblob(1000))${", '0', '00000000')".repeat(12)})`,
  ),
  capped('endless output', 'SELECT hex(randomblob(190)) AS a, hex(randomblob(190)) AS b;'.repeat(10_000), {
    by: ['output'],
    limits: { timeMs: 5000 },
  }),
  denied('brackets in brackets', `SELECT ${nested('(', ')', 100_000)}`),
  denied('calls in calls', `SELECT ${nested('abs(', ')', 20_000)}`),
  denied('lists in lists', `SELECT json('${nested('[', ']', 100_000)}')`),
  denied('queries in queries', `SELECT * FROM ${'(SELECT * FROM '.repeat(5000)}t${')'.repeat(5000)}`),
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
  denied('more columns than there may be', `CREATE TABLE t (${list(5000, (at) => `c${at}`, ', ')})`),
];

const host = [
  denied('another database', "ATTACH '/etc/passwd' AS x"),
  denied('another database in memory', "ATTACH ':memory:' AS x"),
  denied('another database by its address', "ATTACH 'file:/etc/passwd?mode=ro' AS x"),
  denied('another database by a computed name', "ATTACH ('/etc' || '/passwd') AS x"),
  denied('a copy on disk', "CREATE TABLE t (a); VACUUM INTO '/tmp/escaped.db'"),
  denied('an extension', "SELECT load_extension('/lib/libc.so.6')"),
  denied('reading a file', "SELECT readfile('/etc/passwd')"),
  denied('writing a file', "SELECT writefile('/tmp/escaped', 'x')"),
  denied('an editor', "SELECT edit('x', 'sh -c id')"),
  denied('a virtual table of a file', "CREATE VIRTUAL TABLE t USING csv(filename='/etc/passwd')"),
  denied('a command of the sqlite3 shell', '.read /etc/passwd'),
  denied('a command of the system`s shell', '.shell id'),
  denied('the folder of temporary files', "PRAGMA temp_store_directory = '/tmp'"),
  denied('the folder of data files', "PRAGMA data_store_directory = '/tmp'"),
  denied('temporary files on disk', 'PRAGMA temp_store = 1'),
  denied('a larger cache', 'PRAGMA cache_size = 1000000'),
  denied('memory maps', 'PRAGMA mmap_size = 1000000000'),
  denied('another heap limit', 'PRAGMA hard_heap_limit = 0'),
  denied('a pragma by a query', 'SELECT * FROM pragma_hard_heap_limit(1)'),
  denied('a schema that is written to', 'CREATE TABLE t (a); PRAGMA writable_schema = ON'),
  denied('the schema`s own table', 'CREATE TABLE t (a); DELETE FROM sqlite_schema'),
  denied('pointers of the full-text search', "SELECT fts3_tokenizer('simple', x'4141414141414141')"),
  attack('refused')('a script outside of its folder', '', {
    files: [{ name: '../../etc/cron.d/x.sql', content: 'SELECT 1;' }],
  }),
];

const remains = [
  capped(
    'a table for the next learner',
    'CREATE TABLE leak (a); CREATE TEMP TABLE leak2 (a); SELECT missing FROM leak;',
    {
      probes: ['42'],
      check: ({ probes }) => assert.deepEqual(probes, []),
    },
  ),
  denied('a table of an earlier learner', 'SELECT * FROM leak'),
  denied('a temporary table of an earlier learner', 'SELECT * FROM temp.leak2'),
];

/** Scripts against the SQL runtime. What they do to their judge is tried in shared/runner/sql/judge.test.ts. */
export const sqlAttacks: Attack[] = [...exhaustion, ...host, ...remains];
