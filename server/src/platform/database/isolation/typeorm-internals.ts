import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, QueryRunner, ReplicationMode } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/*
 * The one place that relies on what TypeORM doesn't document. typeorm-internals.test.ts pins each of these, so that an
 * update of TypeORM which changes one fails there.
 */

export type SqliteDriver = BetterSqlite3Driver;
export type SqliteConnection = BetterSqlite3.Database;

/** Every query of `dataSource` goes through a runner of `create` from now on; `refuse` is asked first. */
export function replaceQueryRunners(
  { driver }: DataSource,
  create: ((mode: ReplicationMode) => QueryRunner) | undefined,
  refuse: () => void,
): void {
  const original = create ?? driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    refuse();
    return original(mode);
  };
}

/** Runs `close` before the data source closes its own connection. */
export function beforeDisconnect(driver: SqliteDriver, close: () => void): void {
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    close();
    await disconnect();
  };
}

/** TypeORM's one connection to the file; undefined until the data source is initialized. */
export function writerOf(driver: SqliteDriver): SqliteConnection | undefined {
  return driver.databaseConnection;
}

/** TypeORM's runner for SQLite, with names for what it keeps to itself. */
export abstract class OpenSqliteQueryRunner extends BetterSqlite3QueryRunner {
  constructor(driver: SqliteDriver) {
    super(driver);
    // Private to TypeORM: where `query` gets its prepared statements, and so its connection, from.
    Object.assign(this, { getStmt: async (sql: string) => this.prepare(sql) });
  }

  /** The statement that `query` runs for this SQL, on whichever connection it was prepared. */
  protected abstract prepare(sql: string): BetterSqlite3.Statement;

  /** Whether SQLite itself has a transaction open, whatever TypeORM thinks. */
  protected get isInTransaction(): boolean {
    return writerOf(this.driver)?.inTransaction ?? false;
  }

  /** As TypeORM's startTransaction leaves it, for a BEGIN of our own. */
  protected noteBegun(): void {
    this.isTransactionActive = true;
    this.transactionDepth = 1;
  }

  protected noteEnded(): void {
    this.isTransactionActive = false;
    this.transactionDepth = 0;
  }

  protected get isOutermost(): boolean {
    return this.transactionDepth <= 1;
  }

  protected noteReleased(): void {
    this.isReleased = true;
  }
}
