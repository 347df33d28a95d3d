import { existsSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import Database from 'better-sqlite3';

export interface ValueRows {
  values: Map<string, string>;
  /** Whether these are certainly all rows of the file. */
  isComplete: boolean;
}

interface Row {
  key: unknown;
  value: unknown;
  checksum: unknown;
}

const NOTHING: ValueRows = { values: new Map(), isComplete: false };

export const checksumOf = (value: string): number => crc32(value);

/** All values whose checksum fits. SQLite itself doesn't notice a changed byte within a value. */
export function readRows(db: Database.Database): ValueRows {
  const values = new Map<string, string>();
  let isComplete = true;
  const collect = (row: Row) => {
    if (!isSound(row)) isComplete = false;
    else values.set(row.key, row.value);
  };
  // What can't be reached from one end may be reached from the other, or by its key.
  const directions = [
    'SELECT key, value, checksum FROM value ORDER BY id',
    'SELECT key, value, checksum FROM value ORDER BY id DESC',
  ];
  for (const sql of directions) {
    if (attempt(() => forEachRow(db, sql, collect))) return { values, isComplete };
    isComplete = false;
  }
  attempt(() => {
    const one = db.prepare<[string], Row>('SELECT key, value, checksum FROM value WHERE key = ?');
    forEachRow<{ key: string }>(
      db,
      'SELECT key FROM value INDEXED BY sqlite_autoindex_value_1 ORDER BY key',
      ({ key }) => {
        attempt(() => {
          const row = values.has(key) ? undefined : one.get(key);
          if (row) collect(row);
        });
      },
    );
  });
  return { values, isComplete };
}

/** The same of a file that may be damaged, or missing. */
export function readRowsOf(path: string): ValueRows {
  if (!existsSync(path)) return NOTHING;
  let found = NOTHING;
  attempt(() => {
    const db = new Database(path, { fileMustExist: true });
    try {
      found = readRows(db);
    } finally {
      db.close();
    }
  });
  return found;
}

function isSound(row: Row): row is { key: string; value: string; checksum: number } {
  return (
    typeof row.key === 'string' && typeof row.value === 'string' && checksumOf(row.value) === row.checksum
  );
}

function forEachRow<T = Row>(db: Database.Database, sql: string, use: (row: T) => void): void {
  for (const row of db.prepare<[], T>(sql).iterate()) use(row);
}

/** False if the file is too damaged for this. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError) return false;
    throw error;
  }
}
