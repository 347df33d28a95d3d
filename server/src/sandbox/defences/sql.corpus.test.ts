import { Deadline } from '@shared/runner/deadline';
import type { RunRequest } from '@shared/runner/runner';
import { Engine } from '@shared/runner/sql/engine';
import { createSqlRuntime } from '@shared/runner/sql/sql-runtime';
import {
  type GuestCut,
  removeWeakRuntimes,
  weakModule,
  weakRuntime,
} from '@shared/runner/sql/testing/weak-sqlite';
import { attackNamed } from '@shared/runner/testing/attacks/corpus';
import { assertHeld } from '@shared/runner/testing/attacks/outcome';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cut, showNecessary } from './defence';

/* The defences of SQL: those in SQLite itself (shared/runner/sql/guest/database.c), and those of its host. */

const timeoutMs = 600_000; // SQLite is compiled for the first of them.
afterAll(removeWeakRuntimes);

const pragmas: GuestCut = { code: 'action == SQLITE_PRAGMA && !among(first, PRAGMAS)', without: '0' };
const defensive: GuestCut = {
  code: 'sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, 0);',
  without: '',
};
const length: GuestCut = {
  code: 'sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 8 * 1024 * 1024);',
  without: '',
};
const progress: GuestCut = { code: 'return host_stopped();', without: 'return 0;' };
/** A wall far away, and not none at all: this machine is not to be filled. */
const memory: Cut = {
  file: 'shared/runner/sql/engine.ts',
  code: 'Math.floor(memoryBytes / PAGE)',
  without: '4096',
};

/** The runtime on this thread, for a module that lacks something. */
async function runnerOf(cuts: readonly GuestCut[]) {
  const module = new WebAssembly.Module(await weakModule(cuts));
  return {
    run: async (request: RunRequest) => {
      const runtime = createSqlRuntime({ module });
      await runtime.prepare(request);
      return runtime.run(request, () => {});
    },
  };
}

showNecessary(
  [
    {
      name: 'pragmas that are not known to be harmless are refused',
      cuts: [],
      runtimesFolder: () => weakRuntime([pragmas]),
      lets: ['sql: memory maps', 'sql: another heap limit'],
    },
    {
      name: 'SQLite guards the files that it reads, by that list and by its own defence',
      cuts: [],
      runtimesFolder: () => weakRuntime([pragmas, defensive]),
      lets: ['sql: a schema that is rewritten'],
    },
    {
      name: 'a transaction can always be taken back',
      cuts: [],
      runtimesFolder: () => weakRuntime([defensive]),
      lets: ['sql: changes that cannot be taken back'],
    },
    {
      name: 'memory ends where the request says',
      cuts: [memory],
      lets: ['sql: a table that grows', 'sql: a temporary table that grows', 'sql: a sort that grows'],
    },
    {
      name: 'one value is bounded, by its own limit and by that of memory',
      cuts: [memory],
      runtimesFolder: () => weakRuntime([length]),
      lets: ['sql: one large text'],
    },
  ],
  { timeoutMs },
);

describe('what stands behind another defence holds by itself:', () => {
  const layers: [string, GuestCut[], string][] = [
    ['SQLite`s own defence', [pragmas], 'sql: a schema that is rewritten'],
    ['the list of pragmas', [defensive], 'sql: a schema that is rewritten'],
    ['the limit of memory', [length], 'sql: one large text'],
  ];
  test.each(layers)('%s', { timeout: timeoutMs }, async (_, cuts, attack) => {
    await assertHeld(await runnerOf(cuts), attackNamed(attack));
  });

  test('the limit of one value', { timeout: timeoutMs }, async () => {
    const attack = {
      ...attackNamed('sql: one large text'),
      limits: { memoryBytes: 256 * 1024 * 1024, timeMs: 60_000 },
    };
    await assertHeld(await runnerOf([]), attack);
    await expect(assertHeld(await runnerOf([length]), attack)).rejects.toThrow('it survived');
  });
});

/* A runner process is killed at its time limit, too; before that, a statement is stopped by SQLite's own question. */
test('a statement asks whether to go on', { timeout: timeoutMs }, async () => {
  const count = async (cuts: readonly GuestCut[]) => {
    const engine = new Engine(new WebAssembly.Module(await weakModule(cuts)), 32 * 1024 * 1024);
    engine.deadline = new Deadline(-1); // It has passed before it began.
    const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)';
    return engine.query(`${rows} SELECT count(*) FROM n`);
  };
  await expect(count([])).rejects.toThrow('interrupted');
  expect(await count([progress])).toEqual([[10_000n]]);
});
