import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

/** A server that's just stopping may take this long. */
const WAIT_MS = 2_000;

/**
 * Makes sure that one server alone works on a folder with SQLite: two would answer from caches that know nothing of each
 * other. It's a lock of the operating system on an empty file, so it ends with the process, however that ends. Commands
 * beside a server don't take it.
 * @returns how to give it back
 * @throws Error with one line if another server has it.
 */
export function lockDataDir(dataDir: string, waitMs = WAIT_MS): () => void {
  const path = join(dataDir, 'server.lock');
  const file = new BetterSqlite3(path, { timeout: waitMs });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `another server is running on ${dataDir} (DATA_DIR). Stop it first, or give this one a folder of its own.`,
      { cause: error },
    );
  }
  return () => void file.close();
}
