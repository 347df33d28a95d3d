import BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { SqliteConnection } from './typeorm-internals';

const MAX_STATEMENTS = 500;
const MAY_READ = /^\s*(SELECT|WITH)\b/i;

/**
 * The two connections to one SQLite file. The writer belongs to one caller at a time; the reader sees what is committed
 * (WAL) and never waits, so a long transaction keeps no page waiting.
 */
export class SqliteConnections {
  private readonly writerStatements: Statements;
  private reader: { connection: SqliteConnection; statements: Statements } | undefined;

  constructor(private readonly writer: SqliteConnection) {
    // whenFileIsFree waits for other processes; SQLite itself would block this one meanwhile.
    writer.pragma('busy_timeout = 0');
    this.writerStatements = new Statements(writer);
  }

  /** Prepares `sql` for the reader; undefined when it writes, or nobody can read beside the writer (`:memory:`). */
  prepareRead(sql: string): BetterSqlite3.Statement | undefined {
    if (this.writer.memory || !MAY_READ.test(sql)) return undefined;
    this.reader ??= openReader(this.writer.name);
    // WITH may also begin a statement that writes; this one says so before it runs.
    const statement = this.reader.statements.prepare(sql);
    return statement.readonly ? statement : undefined;
  }

  prepareWrite(sql: string): BetterSqlite3.Statement {
    return this.writerStatements.prepare(sql);
  }

  /** Closes the reader; TypeORM closes its writer after it, which then tidies the file up. */
  close(): void {
    this.reader?.connection.close();
    this.reader = undefined;
  }
}

function openReader(path: string) {
  const connection = new BetterSqlite3(path, {
    readonly: true,
    fileMustExist: true,
  });
  return { connection, statements: new Statements(connection) };
}

class Statements {
  private readonly prepared = new LRUCache<string, BetterSqlite3.Statement>({ max: MAX_STATEMENTS });

  constructor(private readonly connection: SqliteConnection) {}

  prepare(sql: string): BetterSqlite3.Statement {
    const known = this.prepared.get(sql);
    if (known) return known;
    const statement = this.connection.prepare(sql);
    this.prepared.set(sql, statement);
    return statement;
  }
}
