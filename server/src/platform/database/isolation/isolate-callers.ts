import type { Clock } from '@server/platform/clock';
import type { DataSource, QueryRunner, ReplicationMode } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { FifoLock } from './fifo-lock';
import { IsolatedSqliteQueryRunner } from './sqlite-query-runner';
import { refuseOutsiders } from './transaction-context';

/**
 * Makes every caller of `dataSource` keep out of the others' transactions. TypeORM gives all callers on SQLite
 * the same query runner: transactions that overlap then mix, and a rollback takes the others' writes with it
 * without a word. PostgreSQL has a connection for each; there only the misuse is found.
 */
export function isolateCallers(dataSource: DataSource, clock: Clock, lockLimitMs: number): void {
  const { driver } = dataSource;
  const create = isSqlite(dataSource)
    ? sqliteRunners(driver as BetterSqlite3Driver, new FifoLock(clock, lockLimitMs))
    : driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode: ReplicationMode): QueryRunner => {
    refuseOutsiders(dataSource);
    return create(mode);
  };
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

function sqliteRunners(driver: BetterSqlite3Driver, lock: FifoLock): () => QueryRunner {
  // Keyed by the connection: statements of one that was closed are of no use to the next.
  const prepared = new WeakMap<object, Map<string, unknown>>();
  return () => {
    const connection: object = driver.databaseConnection;
    let statements = prepared.get(connection);
    if (!statements) {
      statements = new Map();
      prepared.set(connection, statements);
    }
    return new IsolatedSqliteQueryRunner(driver, lock, statements);
  };
}
