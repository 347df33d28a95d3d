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
import { type Defence, expectMutantsKilled, type Mutation } from './defence';

const timeoutMs = 600_000; // SQLite is compiled for the first of them.
afterAll(removeWeakRuntimes);

/** What a script may not do in SQLite itself: shared/runner/sql/guest/database.c. */
const guest = (original: string, replacement = ''): GuestMutation => ({ original, replacement });
const pragmas = guest('action == SQLITE_PRAGMA && !among(first, PRAGMAS)', '0');
const defensive = guest('sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, 0);');
const length = guest('sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 8 * 1024 * 1024);');
const progress = guest('return host_stopped();', 'return 0;');

/** What the host of SQLite and its judge hold: shared/runner/sql. */
const mutate = (file: string, original: string, replacement = ''): Mutation => ({
  file: `shared/runner/sql/${file}.ts`,
  original,
  replacement,
});
/** A larger limit, and not none at all: this machine is not to be filled. */
const memory = mutate('engine', 'Math.floor(memoryBytes / PAGE)', '4096');

const defence = (
  name: string,
  mutations: readonly (Mutation | GuestMutation)[],
  ...attacks: string[]
): Defence => {
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
    defence(
      'pragmas that are not known to be harmless are refused',
      [pragmas],
      'memory maps',
      'another heap limit',
    ),
    defence(
      'SQLite guards the files that it reads, by that list and by its own defense',
      [pragmas, defensive],
      'a schema that is rewritten',
    ),
    defence('a transaction can always be taken back', [defensive], 'changes that cannot be taken back'),
    defence('memory ends where the request says', [memory], 'a table that grows', 'a sort that grows'),
    defence('one value is bounded, by its own limit and by memory', [memory, length], 'one large text'),
    defence(
      'a message of SQLite is cut off',
      [mutate('engine', 'const LONGEST_MESSAGE = 2000;', 'const LONGEST_MESSAGE = 2 ** 30;')],
      'an error about a name without end',
    ),
    defence(
      'a name in a hint is cut off',
      [mutate('explain-error', 'engine.query(sql, NAME_BYTES)', 'engine.query(sql)')],
      'a list of names without end',
    ),
    defence(
      'a column`s name is cut off',
      [mutate('engine', 'const LONGEST_NAME = 400;', 'const LONGEST_NAME = 2 ** 30;')],
      'columns with names without end',
    ),
    defence(
      'rows that are shown are bounded',
      [mutate('judge', 'if (row.some(isLong)) break;'), mutate('judge', 'if (room < 0) break;')],
      'shown rows without end',
    ),
    defence(
      'result sets are kept up to a size',
      [mutate('script', 'if (bytes > budget.bytes) return false;')],
      'rows that no judge can hold',
    ),
    defence(
      'the judge asks a database in which no statement of the learner ever ran',
      [mutate('sql-run', 'learner: () => this.copyOf(this.image)', 'learner: () => this.engine')],
      'a temporary table in place of the real one',
    ),
    defence(
      'what is expected comes from the database before the script',
      [mutate('sql-run', 'this.copyOf(this.fixture)', 'this.copyOf(this.image)')],
      'a database that what is expected is asked of, too',
    ),
    defence(
      'a view does not pass for a table',
      [mutate('judge', 'if (view) return', 'if (view && !view) return')],
      'a view in place of the table',
    ),
    defence(
      'nothing of the learner passes for a part of SQLite',
      [mutate('judge', 'if (taken) return', 'if (taken && !taken) return')],
      'a view in place of a part of SQLite',
    ),
    defence(
      'an engine is rewound before it is used again',
      [mutate('engine', 'new Uint8Array(this.memory.buffer).set(this.snapshot);')],
      'whatever an earlier script left',
    ),
    defence(
      'an open transaction is taken back before the judge looks',
      [mutate('sql-run', "engine.query('ROLLBACK');")],
      'a change that is not kept',
    ),
  ],
  { timeoutMs },
);

describe('each of two layers holds by itself:', { timeout: timeoutMs }, () => {
  const runnerOf = async (mutations: readonly GuestMutation[]) => {
    const runtime = createSqlRuntime({ module: new WebAssembly.Module(await weakModule(mutations)) });
    const run = async (request: RunRequest) => {
      await runtime.prepare(request);
      return runtime.run(request, () => {});
    };
    return { run };
  };

  test.each([
    ['SQLite`s own defense', [pragmas], 'sql: a schema that is rewritten'],
    ['the list of pragmas', [defensive], 'sql: a schema that is rewritten'],
    ['the limit of memory', [length], 'sql: one large text'],
  ])('%s', async (_, mutations, attack) => {
    await assertHeld(await runnerOf(mutations), attackNamed(attack));
  });

  test('the limit of one value', async () => {
    const limits = { memoryBytes: 256 * 1024 * 1024, timeMs: 60_000 };
    const attack = { ...attackNamed('sql: one large text'), limits };
    await assertHeld(await runnerOf([]), attack);
    await expect(assertHeld(await runnerOf([length]), attack)).rejects.toThrow('it survived');
  });
});

/* A runner process is killed at its time limit, too; before that, a statement is stopped by SQLite's own question. */
test('a statement asks whether to go on', { timeout: timeoutMs }, async () => {
  const count = async (mutations: readonly GuestMutation[]) => {
    const engine = new Engine(new WebAssembly.Module(await weakModule(mutations)), 32 * 1024 * 1024);
    engine.deadline = new Deadline(-1); // It has passed before it began.
    const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)';
    return engine.query(`${rows} SELECT count(*) FROM n`);
  };
  await expect(count([])).rejects.toThrow('interrupted');
  expect(await count([progress])).toEqual([[10_000n]]);
});
