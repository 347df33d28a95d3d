import { Deadline } from '@shared/runner/deadline';
import type { RunRequest } from '@shared/runner/runner';
import { Engine } from '@shared/runner/sql/engine';
import { createSqlRuntime } from '@shared/runner/sql/sql-runtime';
import {
  type GuestMutation,
  removeWeakRuntimes,
  weakModule,
  weakRuntime,
} from '@shared/runner/sql/testing/weak-sqlite';
import { attackNamed } from '@shared/runner/testing/attacks/corpus';
import { assertHeld } from '@shared/runner/testing/attacks/outcome';
import { afterAll, describe, expect, test } from 'vitest';
import { type Defense, expectMutantsKilled, type Mutation } from './defense';

const timeoutMs = 600_000; // SQLite is compiled for the first of them.
afterAll(removeWeakRuntimes);

/** Restrictions in SQLite itself: shared/runner/sql/guest/database.c. */
const guest = (original: string, replacement = ''): GuestMutation => ({ original, replacement });
const pragmas = guest('action == SQLITE_PRAGMA && !among(first, PRAGMAS)', '0');
const defensive = guest('sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, 0);');
const length = guest('sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 8 * 1024 * 1024);');
const progress = guest('return host_stopped();', 'return 0;');

/** Defenses of SQLite's host and its judge: shared/runner/sql. */
const mutate = (file: string, original: string, replacement = ''): Mutation => ({
  file: `shared/runner/sql/${file}.ts`,
  original,
  replacement,
});
/** A higher limit instead of none, to protect this machine. */
const memory = mutate('engine', 'Math.floor(memoryBytes / PAGE)', '4096');

const defense = (
  name: string,
  mutations: readonly (Mutation | GuestMutation)[],
  ...attacks: string[]
): Defense => {
  const inGuest = mutations.filter((each) => !('file' in each));
  return {
    name,
    mutations: mutations.filter((each) => 'file' in each),
    detectedBy: attacks.map((attack) => `sql: ${attack}`),
    ...(inGuest.length > 0 && { runtimesFolder: () => weakRuntime(inGuest) }),
  };
};

expectMutantsKilled(
  [
    defense('only harmless pragmas are allowed', [pragmas], 'memory maps', 'changing the heap limit'),
    defense(
      'the schema is protected by the list of pragmas and by SQLite’s defensive mode',
      [pragmas, defensive],
      'rewriting the schema',
    ),
    defense('a transaction can always be rolled back', [defensive], 'changes that can’t be rolled back'),
    defense('memory is limited as requested', [memory], 'a table that grows', 'a sort that grows'),
    defense('a single value is limited, by its own limit and by memory', [memory, length], 'one large text'),
    defense(
      'SQLite’s messages are truncated',
      [mutate('engine', 'const MAX_MESSAGE_BYTES = 2000;', 'const MAX_MESSAGE_BYTES = 2 ** 30;')],
      'an error about a huge name',
    ),
    defense(
      'names in hints are truncated',
      [mutate('explain-error', 'engine.query(sql, NAME_BYTES)', 'engine.query(sql)')],
      'a list of huge names',
    ),
    defense(
      'column names are truncated',
      [mutate('engine', 'const MAX_NAME_BYTES = 400;', 'const MAX_NAME_BYTES = 2 ** 30;')],
      'columns with huge names',
    ),
    defense(
      'the rows shown are limited',
      [mutate('judge', 'if (row.some(isLong)) break;'), mutate('judge', 'if (room < 0) break;')],
      'showing huge rows',
    ),
    defense(
      'stored result sets are limited',
      [mutate('script', 'if (bytes > budget.bytes) return false;')],
      'more rows than the judge can store',
    ),
    defense(
      'the judge queries a copy of the database in which the learner never ran a statement',
      [mutate('sql-run', 'learner: () => this.copyOf(this.image)', 'learner: () => this.engine')],
      'shadowing a table with a temporary one',
    ),
    defense(
      'expected rows come from the database before the script ran',
      [mutate('sql-run', 'this.copyOf(this.fixture)', 'this.copyOf(this.image)')],
      'a database that also produces the expected rows',
    ),
    defense(
      'a view doesn’t count as a table',
      [mutate('judge', 'if (view) return', 'if (view && !view) return')],
      'replacing a table with a view',
    ),
    defense(
      'a learner’s view can’t replace a built-in table',
      [mutate('judge', 'if (taken) return', 'if (taken && !taken) return')],
      'replacing a built-in table of SQLite with a view',
    ),
    defense(
      'an engine is rewound before it is used again',
      [mutate('engine', 'new Uint8Array(this.memory.buffer).set(this.snapshot);')],
      'leftovers of an earlier script',
    ),
    defense(
      'an open transaction is rolled back before judging',
      [mutate('sql-run', "engine.query('ROLLBACK');")],
      'a change that isn’t committed',
    ),
  ],
  { timeoutMs },
);

describe('each of two layers is enough by itself:', { timeout: timeoutMs }, () => {
  const runnerOf = async (mutations: readonly GuestMutation[]) => {
    const runtime = createSqlRuntime({ module: new WebAssembly.Module(await weakModule(mutations)) });
    const run = async (request: RunRequest) => {
      await runtime.prepare(request);
      return runtime.run(request, () => {});
    };
    return { run };
  };

  test.each([
    ['SQLite’s defensive mode', [pragmas], 'sql: rewriting the schema'],
    ['the list of pragmas', [defensive], 'sql: rewriting the schema'],
    ['the memory limit', [length], 'sql: one large text'],
  ])('%s', async (_, mutations, attack) => {
    await assertHeld(await runnerOf(mutations), attackNamed(attack));
  });

  test('the limit on a single value', async () => {
    const limits = { memoryBytes: 256 * 1024 * 1024, timeMs: 60_000 };
    const attack = { ...attackNamed('sql: one large text'), limits };
    await assertHeld(await runnerOf([]), attack);
    await expect(assertHeld(await runnerOf([length]), attack)).rejects.toThrow('it survived');
  });
});

/* A runner process is killed at its time limit, but SQLite's progress handler stops a statement before that. */
test('a statement checks the deadline', { timeout: timeoutMs }, async () => {
  const count = async (mutations: readonly GuestMutation[]) => {
    const engine = new Engine(new WebAssembly.Module(await weakModule(mutations)), 32 * 1024 * 1024);
    engine.deadline = new Deadline(-1); // already expired
    const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)';
    return engine.query(`${rows} SELECT count(*) FROM n`);
  };
  await expect(count([])).rejects.toThrow('interrupted');
  expect(await count([progress])).toEqual([[10_000n]]);
});
