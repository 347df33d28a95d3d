import { type Cut, showNecessary } from './defence';

/* The defences of SQL's host and of its judge: shared/runner/sql. Those in SQLite itself are in sql.test.ts. */

const cut = (file: string, code: string, without: string): Cut => ({
  file: `shared/runner/sql/${file}.ts`,
  code,
  without,
});

showNecessary([
  {
    name: 'a message of SQLite is cut off',
    cuts: [cut('engine', 'const LONGEST_MESSAGE = 2000;', 'const LONGEST_MESSAGE = 2 ** 30;')],
    lets: ['sql: an error about a name without end'],
  },
  {
    name: 'a name in a hint is cut off',
    cuts: [cut('explain-error', 'engine.query(sql, NAME_BYTES)', 'engine.query(sql)')],
    lets: ['sql: a list of names without end'],
  },
  {
    name: 'a column`s name is cut off',
    cuts: [cut('engine', 'const LONGEST_NAME = 400;', 'const LONGEST_NAME = 2 ** 30;')],
    lets: ['sql: columns with names without end'],
  },
  {
    name: 'rows that are shown are bounded',
    cuts: [cut('judge', 'if (row.some(isLong)) break;', ''), cut('judge', 'if (room < 0) break;', '')],
    lets: ['sql: shown rows without end'],
  },
  {
    name: 'result sets are kept up to a size',
    cuts: [cut('script', 'if (bytes > budget.bytes) return false;', '')],
    lets: ['sql: rows that no judge can hold'],
  },
  {
    name: 'the judge asks a database in which no statement of the learner ever ran',
    cuts: [cut('sql-run', 'learner: () => this.copyOf(this.image)', 'learner: () => this.engine')],
    lets: ['sql: a temporary table in place of the real one', 'sql: a temporary view in place of the table'],
  },
  {
    name: 'what is expected comes from the database before the script',
    cuts: [cut('sql-run', 'this.copyOf(this.fixture)', 'this.copyOf(this.image)')],
    lets: ['sql: a database that what is expected is asked of, too'],
  },
  {
    name: 'a view does not pass for a table',
    cuts: [cut('judge', 'if (view) return', 'if (view && !view) return')],
    lets: ['sql: a view in place of the table'],
  },
  {
    name: 'nothing of the learner passes for a part of SQLite',
    cuts: [cut('judge', 'if (taken) return', 'if (taken && !taken) return')],
    lets: ['sql: a view in place of a part of SQLite'],
  },
  {
    name: 'an engine is rewound before it is used again',
    cuts: [cut('engine', 'new Uint8Array(this.memory.buffer).set(this.snapshot);', '')],
    lets: ['sql: whatever an earlier script left'],
  },
  {
    name: 'an open transaction is taken back before the judge looks',
    cuts: [cut('sql-run', "engine.query('ROLLBACK');", '')],
    lets: ['sql: a change that is not kept'],
  },
]);
