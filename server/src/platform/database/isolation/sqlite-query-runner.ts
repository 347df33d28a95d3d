import BetterSqlite3 from 'better-sqlite3';
import type { FifoLock } from './fifo-lock';
import type { SqliteConnections } from './sqlite-connections';
import { refuseOutsiders } from './transaction-context';
import { OpenSqliteQueryRunner, type SqliteDriver } from './typeorm-internals';
import { whenFileIsFree } from './when-file-is-free';

type QueryArguments = Parameters<OpenSqliteQueryRunner['query']>;
type QueryResult = ReturnType<OpenSqliteQueryRunner['query']>;
type IsolationLevel = Parameters<OpenSqliteQueryRunner['startTransaction']>[0];

/**
 * One caller's use of SQLite. It has the writer from BEGIN to COMMIT or ROLLBACK, or for a single statement, so that
 * callers can't get into each other's transactions. What only reads, outside of a transaction, waits for nobody.
 */
export class IsolatedSqliteQueryRunner extends OpenSqliteQueryRunner {
  private hasWriter = false;

  constructor(
    driver: SqliteDriver,
    private readonly lock: FifoLock,
    private readonly connections: SqliteConnections,
  ) {
    super(driver);
  }

  override async query(...[sql, parameters, structured]: QueryArguments): QueryResult {
    if (this.hasWriter) return super.query(sql, parameters, structured);
    refuseOutsiders(this.dataSource, this);
    if (this.isRead(sql)) return super.query(sql, parameters, structured);
    await this.takeWriter();
    try {
      return await whenFileIsFree(() => super.query(sql, parameters, structured));
    } finally {
      this.giveWriterBack();
    }
  }

  override async startTransaction(level?: IsolationLevel): Promise<void> {
    if (this.hasWriter) return super.startTransaction(level);
    refuseOutsiders(this.dataSource, this);
    await this.takeWriter();
    try {
      // TypeORM begins deferred, and a deferred transaction that reads before it writes fails immediately when
      // another process has written in between. Immediate waits its turn instead.
      await whenFileIsFree(() => super.query('BEGIN IMMEDIATE'));
      this.noteBegun();
    } catch (error) {
      this.giveWriterBack();
      throw error;
    }
  }

  /** A COMMIT that fails leaves the transaction, and the writer, to the ROLLBACK that follows. */
  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.giveWriterBack();
  }

  override async rollbackTransaction(): Promise<void> {
    const { isOutermost } = this;
    try {
      // SQLite ends a transaction by itself on some errors (disk full, I/O): then there is none to roll back.
      if (this.isInTransaction) await super.rollbackTransaction();
    } finally {
      if (isOutermost) this.endTransaction();
    }
  }

  /** Also rolls back a transaction that its caller forgot to end: nobody else could ever go on. */
  override async release(): Promise<void> {
    if (this.hasWriter) {
      if (this.isInTransaction) this.connections.prepareWrite('ROLLBACK').run();
      this.endTransaction();
    }
    this.noteReleased();
    await super.release();
  }

  protected override prepare(sql: string): BetterSqlite3.Statement {
    const read = this.hasWriter ? undefined : this.connections.prepareRead(sql);
    return read ?? this.connections.prepareWrite(sql);
  }

  /** SQL that can't be prepared goes to the writer, whose error TypeORM wraps. */
  private isRead(sql: string): boolean {
    try {
      return this.connections.prepareRead(sql) !== undefined;
    } catch (error) {
      if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
      return false;
    }
  }

  private endTransaction(): void {
    this.noteEnded();
    this.giveWriterBack();
  }

  private async takeWriter(): Promise<void> {
    await this.lock.acquire();
    this.hasWriter = true;
  }

  private giveWriterBack(): void {
    if (!this.hasWriter) return;
    this.hasWriter = false;
    this.lock.release();
  }
}
