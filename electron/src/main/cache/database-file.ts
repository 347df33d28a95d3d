import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

export type { Database } from 'better-sqlite3';

/** What can be wrong with a file; see `docs/desktop-cache.md`. */
export type FileProblem =
  /** It was set aside and replaced. */
  | 'damaged'
  /** A newer version of the app wrote it. */
  | 'newer'
  | 'disk-full'
  /** It can't be opened or written: permissions, or a broken disk. */
  | 'unwritable';

export interface FileSchema {
  /** Each step's SQL; their number is the file's version. Append only. */
  migrations: readonly string[];
  /** The columns of each table after the last step. */
  tables: Readonly<Record<string, readonly string[]>>;
}

export interface FileOptions {
  path: string;
  schema: FileSchema;
  /** `FULL` survives a power cut with every write, `NORMAL` without damage. */
  synchronous: 'FULL' | 'NORMAL';
  /** When to read the whole file for damage. After a crash, SQLite's log is still there. */
  check: 'always' | 'after-crash';
  now?: () => number;
}

export interface OpenFile {
  db: Database.Database;
  /** Set if something is wrong. The database is then in memory, except after damage, where it's a new file. */
  problem?: FileProblem;
  /** Where the damaged file is now. */
  setAside?: string;
}

/** Another copy of the app may be writing. */
const BUSY_TIMEOUT_MS = 5_000;
/** Of damaged files, the newest are kept to look into later. */
const MAX_SET_ASIDE = 2;

class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}
class NewerFile extends Error {
  override readonly name = 'NewerFile';
}

/** Opens a database, checks it, and brings it up to date. Never throws: the problem is reported. */
export function openFile(options: FileOptions): OpenFile {
  try {
    return { db: open(options) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem !== 'damaged') return { db: inMemory(options.schema), problem };
    return replace(options);
  }
}

/** Sets the file aside and starts a new one. Close its database before. */
export function replace(options: FileOptions): OpenFile {
  try {
    const setAside = moveAside(options.path, (options.now ?? Date.now)());
    return { db: open(options), problem: 'damaged', setAside };
  } catch (error) {
    return { db: inMemory(options.schema), problem: problemOf(error) };
  }
}

/** What an error of SQLite or of the file system means. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof DamagedFile) return 'damaged';
  if (error instanceof NewerFile) return 'newer';
  const { code = '' } = error as { code?: string };
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return 'damaged';
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT') return 'disk-full';
  if (/^SQLITE_|^E[A-Z]+$/.test(code)) return 'unwritable';
  throw error;
}

export const inMemory = (schema: FileSchema): Database.Database => {
  const db = new Database(':memory:');
  migrate(db, schema);
  return db;
};

function open({ path, schema, synchronous, check }: FileOptions): Database.Database {
  const hasCrashed = existsSync(`${path}-wal`);
  const db = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    const isSound =
      (check === 'after-crash' && !hasCrashed) || db.pragma('quick_check(1)', { simple: true }) === 'ok';
    if (!isSound) throw new DamagedFile(path);
    if (versionOf(db) > schema.migrations.length) throw new NewerFile(path);
    // Before the first table: it gives deleted pages back to the disk.
    if (versionOf(db) === 0) db.pragma('auto_vacuum = INCREMENTAL');
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`);
    migrate(db, schema);
    requireTables(db, schema);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const versionOf = (db: Database.Database) => db.pragma('user_version', { simple: true }) as number;

/** Each step with its version in one transaction, also if another copy of the app is doing the same. */
function migrate(db: Database.Database, { migrations }: FileSchema): void {
  const step = db.transaction(() => {
    const sql = migrations[versionOf(db)];
    if (sql === undefined) return false;
    db.exec(sql);
    db.pragma(`user_version = ${versionOf(db) + 1}`);
    return true;
  });
  while (step.immediate());
}

/** A file that isn't ours, or was changed by hand, counts as damaged. */
function requireTables(db: Database.Database, { tables }: FileSchema): void {
  for (const [table, columns] of Object.entries(tables)) {
    const found = db.pragma(`table_info(${table})`) as Array<{ name: string }>;
    if (found.map(({ name }) => name).join() !== columns.join())
      throw new DamagedFile(`${table} has other columns`);
  }
}

/** Renames the file with its log, so that SQLite can still read what's readable. */
function moveAside(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const target = `${path}.damaged-${stamp}`;
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(path + ending)) renameSync(path + ending, target + ending);
  const folder = dirname(path);
  const isDamaged = new RegExp(`^${basename(path).replaceAll('.', '\\.')}\\.damaged-[\\dTZ-]+$`);
  const old = readdirSync(folder)
    .filter((name) => isDamaged.test(name))
    .sort()
    .slice(0, -MAX_SET_ASIDE);
  for (const name of old)
    for (const ending of ['-wal', '-shm', '']) rmSync(join(folder, name + ending), { force: true });
  return target;
}
