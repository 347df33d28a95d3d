import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { BACKUP_FILES, type BackupSettings } from './back-up';
import { runPostgresTool } from './postgres-tools';

/**
 * Puts a backup where there's no database yet: the server isn't running, and nothing can be overwritten. Its next start
 * brings an older backup up to date. Returns the text to print.
 *
 * @throws Error with one line if there's a database or another secret already, or if the backup is damaged.
 */
export async function restore({ dataDir, databaseUrl }: BackupSettings, folder: string): Promise<string> {
  const secret = await secretToRestore(dataDir, folder);
  if (databaseUrl) await restorePostgres(databaseUrl, fileIn(folder, BACKUP_FILES.postgres));
  else await restoreSqlite(fileIn(folder, BACKUP_FILES.sqlite), dataDir);
  if (secret !== undefined) {
    await copyFile(secret, join(dataDir, 'auth-secret'));
    await chmod(join(dataDir, 'auth-secret'), 0o600);
  }
  return `Restored ${folder}. Now start the server.`;
}

function fileIn(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  throw new Error(`${folder} has no ${name}. Is it a backup of the same kind of database?`);
}

/** The file to copy; undefined if the backup has none, or the same one is there. */
async function secretToRestore(dataDir: string, folder: string): Promise<string | undefined> {
  const [kept, there] = [join(folder, BACKUP_FILES.secret), join(dataDir, 'auth-secret')];
  if (!existsSync(kept)) return undefined;
  if (!existsSync(there)) return kept;
  if ((await readFile(kept, 'utf8')).trim() === (await readFile(there, 'utf8')).trim()) return undefined;
  throw new Error(`${there} is another secret than the backup's. Move it away first.`);
}

async function restoreSqlite(file: string, dataDir: string): Promise<void> {
  const target = join(dataDir, 'emberforge.sqlite');
  if (existsSync(target)) throw new Error(`${target} is there already. Move it away first.`);
  await mkdir(dataDir, { recursive: true });
  const draft = `${target}.restoring`;
  try {
    await copyFile(file, draft);
    checkSqlite(draft, file);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

function checkSqlite(draft: string, file: string): void {
  const database = new Database(draft, { readonly: true });
  try {
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw damaged(file);
  } catch (cause) {
    throw damaged(file, cause);
  } finally {
    database.close();
  }
}

const damaged = (file: string, cause?: unknown) => new Error(`${file} is damaged.`, { cause });

async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "SELECT 1 FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema') LIMIT 1",
  );
  await client.end();
  if (rows.length > 0) throw new Error('The database of DATABASE_URL has tables already. Use an empty one.');
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  await runPostgresTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    '--dbname',
    database,
    file,
  ]);
}
