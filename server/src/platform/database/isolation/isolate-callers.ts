import type { Clock } from '@server/platform/clock';
import type { DataSource, QueryRunner } from 'typeorm';
import { FifoLock } from './fifo-lock';
import { SqliteConnections } from './sqlite-connections';
import { IsolatedSqliteQueryRunner } from './sqlite-query-runner';
import { refuseOutsiders } from './transaction-context';
import { beforeDisconnect, replaceQueryRunners, type SqliteDriver, writerOf } from './typeorm-internals';

/**
 * Keeps every caller of `dataSource` out of the others' transactions. TypeORM gives all callers on SQLite the same
 * query runner: transactions that overlap then mix, and a rollback takes the others' writes with it without a word.
 * PostgreSQL has a connection for each; there only misuse is detected.
 */
export function isolateCallers(dataSource: DataSource, clock: Clock, lockLimitMs: number): void {
  const create = isSqlite(dataSource)
    ? sqliteRunners(dataSource.driver as SqliteDriver, new FifoLock(clock, lockLimitMs))
    : undefined;
  replaceQueryRunners(dataSource, create, () => refuseOutsiders(dataSource));
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

function sqliteRunners(driver: SqliteDriver, lock: FifoLock): () => QueryRunner {
  let open: { writer: object; connections: SqliteConnections } | undefined;
  beforeDisconnect(driver, () => {
    open?.connections.close();
    open = undefined;
  });
  return () => {
    const writer = writerOf(driver);
    if (!writer) throw new Error('The database is not open.');
    if (open?.writer !== writer) open = { writer, connections: new SqliteConnections(writer) };
    return new IsolatedSqliteQueryRunner(driver, lock, open.connections);
  };
}
