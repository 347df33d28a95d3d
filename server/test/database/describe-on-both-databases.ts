import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { TestDatabase, type TestDatabaseOptions } from './test-database';
import type { DatabaseKind } from './test-storage';

type Suite = (db: TestDatabase) => void;

/**
 * Runs the same suite on SQLite (a temporary file) and on PostgreSQL (one real server for the whole run), each
 * migrated, with the tables emptied before each test:
 *
 *     describeOnBothDatabases('submitting a lesson', { entities: [Submission] }, (db) => {
 *       test('…', async () => { await db.database.transaction(async (tx) => { … }); });
 *     });
 *
 * `SKIP_POSTGRES=1` skips PostgreSQL on machines where it can't run.
 */
export function describeOnBothDatabases(name: string, suite: Suite): void;
export function describeOnBothDatabases(name: string, options: TestDatabaseOptions, suite: Suite): void;
export function describeOnBothDatabases(
  name: string,
  optionsOrSuite: TestDatabaseOptions | Suite,
  maybeSuite?: Suite,
): void {
  const [options, suite] =
    typeof optionsOrSuite === 'function' ? [{}, optionsOrSuite] : [optionsOrSuite, maybeSuite as Suite];
  describeOn('sqlite', name, options, suite);
  describeOn('postgres', name, options, suite);
}

function describeOn(kind: DatabaseKind, name: string, options: TestDatabaseOptions, suite: Suite): void {
  const left = kind === 'postgres' && process.env.SKIP_POSTGRES === '1';
  (left ? describe.skip : describe)(`${name} (${kind})`, () => {
    const db = new TestDatabase(kind, options);
    beforeAll(() => db.open());
    beforeEach(() => db.reset());
    afterAll(() => db.close());
    suite(db);
  });
}
