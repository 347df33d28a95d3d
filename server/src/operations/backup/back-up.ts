import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@server/platform/config';
import Database from 'better-sqlite3';
import { runPostgresTool } from './postgres-tools';

/** What a backup's folder consists of. */
export const BACKUP_FILES = {
  sqlite: 'emberforge.sqlite',
  postgres: 'emberforge.dump',
  secret: 'auth-secret',
} as const;

export type BackupSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Copies the database as it is at one moment, beside a running server, and the secret that DATA_DIR has. Uploaded images
 * and the logo are in the database. Returns the text to print.
 *
 * @throws Error with one line, if the folder has something in it, or PostgreSQL's tools fail.
 */
export async function backUp({ dataDir, databaseUrl }: BackupSettings, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} isn't empty. Choose a new folder.`);
  try {
    if (databaseUrl) await dumpPostgres(databaseUrl, join(folder, BACKUP_FILES.postgres));
    else copySqlite(join(dataDir, 'emberforge.sqlite'), join(folder, BACKUP_FILES.sqlite));
    const hasSecret = await copySecret(dataDir, folder);
    const note = hasSecret
      ? 'It holds the secret that signs sessions, so keep it where nobody else can read it.'
      : 'AUTH_SECRET isn’t in it: keep that with your settings.';
    await writeFile(join(folder, 'README.txt'), `A backup of Emberforge. ${RESTORE}\n`);
    return `Backed up to ${folder}. ${note}`;
  } catch (error) {
    // Half a backup is worse than none.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const RESTORE = 'To restore it: npm run restore -- <this folder> (docs/hosting.md).';

/** One snapshot, whatever is written meanwhile; the copy is a single file without a journal. */
function copySqlite(from: string, to: string): void {
  const database = new Database(from, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  runPostgresTool('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--file',
    file,
  ]);

/** False if there's none, because AUTH_SECRET is set. */
async function copySecret(dataDir: string, folder: string): Promise<boolean> {
  try {
    await copyFile(join(dataDir, 'auth-secret'), join(folder, BACKUP_FILES.secret));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
