import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { FifoLock } from './fifo-lock';
import { refuseOutsiders } from './transaction-context';

type QueryArguments = Parameters<BetterSqlite3QueryRunner['query']>;
type QueryResult = ReturnType<BetterSqlite3QueryRunner['query']>;
type IsolationLevel = Parameters<BetterSqlite3QueryRunner['startTransaction']>[0];

/**
 * One caller's use of the one SQLite connection. It has the lock from BEGIN to COMMIT or ROLLBACK, a single
 * statement for itself alone, so that callers cannot get into each other's transactions.
 */
export class IsolatedSqliteQueryRunner extends BetterSqlite3QueryRunner {
  private hasLock = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly lock: FifoLock,
    preparedStatements: Map<string, unknown>,
  ) {
    super(driver);
    // A runner lives for one use; its own cache (private to TypeORM) would prepare every statement anew.
    Object.assign(this, { stmtCache: preparedStatements });
  }

  override async query(...[sql, parameters, structured]: QueryArguments): QueryResult {
    if (this.hasLock) return super.query(sql, parameters, structured);
    refuseOutsiders(this.dataSource, this);
    await this.takeLock();
    try {
      return await super.query(sql, parameters, structured);
    } finally {
      this.giveLockBack();
    }
  }

  override async startTransaction(level?: IsolationLevel): Promise<void> {
    if (this.hasLock) return super.startTransaction(level);
    refuseOutsiders(this.dataSource, this);
    await this.takeLock();
    try {
      // TypeORM begins deferred, and a deferred transaction that reads before it writes fails at once when
      // another process has written in between. Immediate waits its turn (busy_timeout) instead.
      await super.query('BEGIN IMMEDIATE');
      this.isTransactionActive = true;
      this.transactionDepth = 1;
    } catch (error) {
      this.giveLockBack();
      throw error;
    }
  }

  /** A COMMIT that fails leaves the transaction, and the lock, to the ROLLBACK that follows. */
  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.giveLockBack();
  }

  override async rollbackTransaction(): Promise<void> {
    const outermost = this.transactionDepth <= 1;
    try {
      // SQLite ends a transaction by itself on some errors (disk full, I/O): then there is none to roll back.
      if (this.driver.databaseConnection.inTransaction) await super.rollbackTransaction();
    } finally {
      if (outermost) this.endTransaction();
    }
  }

  /** Also undoes a transaction that its caller forgot to end: nobody else could ever go on. */
  override async release(): Promise<void> {
    if (this.hasLock) {
      if (this.driver.databaseConnection.inTransaction) this.driver.databaseConnection.exec('ROLLBACK');
      this.endTransaction();
    }
    this.isReleased = true;
    await super.release();
  }

  private endTransaction(): void {
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.giveLockBack();
  }

  private async takeLock(): Promise<void> {
    await this.lock.acquire();
    this.hasLock = true;
  }

  private giveLockBack(): void {
    if (!this.hasLock) return;
    this.hasLock = false;
    this.lock.release();
  }
}
